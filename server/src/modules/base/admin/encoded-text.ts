/**
 * Text in `t` and `o` of an administrative call: base64 of UTF-8 when `ttcode=true`, else literal (spec §7).
 * Null when it should be base64 and is not.
 */
export function decodedText(text: string, ttcode: boolean): string | null {
  if (!ttcode) return text;
  if (!/^[0-9A-Za-z+/_-]*={0,2}$/.test(text)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'base64'));
  } catch {
    return null;
  }
}
