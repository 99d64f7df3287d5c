/** The bytes of a base64 text. */
export const bytesOfBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

const CHUNK = 0x8000;

/** A file as base64, without the limits of a call with many arguments. */
export async function base64OfFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
}

/** The largest reply file, in bytes: base64 makes it a third longer, and the server takes 1 MB. */
export const REPLY_BYTES = 700_000;
