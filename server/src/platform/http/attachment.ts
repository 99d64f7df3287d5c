const percent = (char: string) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`;

/** `Content-Disposition` of a file that browsers save under its name (RFC 6266). */
export function attachment(name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, percent);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
