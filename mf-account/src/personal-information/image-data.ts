/** Long runs of base64 without anything that an address needs, such as a colon or a dot. */
const base64 = /^[A-Za-z0-9+/\s]{256,}={0,2}$/;

/** Whether a text holds a picture itself instead of its address (R144). */
export function isImageData(text: string): boolean {
  return /^\s*data:image\//i.test(text) || base64.test(text.trim());
}
