/** R242: high accuracy, 10 s time-out, a cached position up to five minutes old. Times in ms. */
const options: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 };

/** Asks the browser where it is. Resolves to why not, where it cannot say; never rejects. */
export function currentPosition(): Promise<GeolocationCoordinates | 'unavailable' | 'failed'> {
  const geolocation: Geolocation | undefined = navigator.geolocation;
  if (geolocation === undefined) return Promise.resolve('unavailable');
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      () => resolve('failed'),
      options,
    );
  });
}
