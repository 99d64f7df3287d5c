const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
const base64Of = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/** Encrypts a text of up to 190 bytes with the server's public key (RSA-OAEP-256, SPKI base64; ledger A10); returns base64. */
export async function encryptedPassword(plain: string, publicKey: string): Promise<string> {
  const key = await crypto.subtle.importKey(
    'spki',
    bytesOf(publicKey),
    { name: 'RSA-OAEP', hash: 'SHA-256' },
    false,
    ['encrypt'],
  );
  const text = new TextEncoder().encode(plain);
  return base64Of(await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, key, text));
}
