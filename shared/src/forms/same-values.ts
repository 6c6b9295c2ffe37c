/** Values of forms are plain data, so their JSON tells them apart; the order of the keys does not matter. */
export function isSame<Values extends object>(left: Values, right: Values): boolean {
  const keys = [...new Set([...Object.keys(left), ...Object.keys(right)])].toSorted();
  return JSON.stringify(left, keys) === JSON.stringify(right, keys);
}
