/** With `ttcode=true` base64 of UTF-8, else literal (spec §7); null for invalid base64. */
export function decodedText(text: string, ttcode: boolean): string | null {
  if (!ttcode) return text;
  if (!/^[0-9A-Za-z+/_-]*={0,2}$/.test(text)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'base64'));
  } catch {
    return null;
  }
}
