import { Refusal } from '../../platform/errors/refusal.ts';

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** The origin of sandboxed frames. */
const OPAQUE = 'null';

function isOrigin(text: string): boolean {
  if (text === OPAQUE) return true;
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, origin } = new URL(text);
  if (origin !== text || !/^[\w.-]+$|^\[/.test(hostname)) return false;
  return protocol === 'https:' || (protocol === 'http:' && LOCAL.includes(hostname));
}

/** Origins as browsers send them, each once. @throws Refusal with the one that is none. */
export function siteOrigins(given: readonly string[]): string[] {
  const origins = given.map((text) => text.trim().toLowerCase().replace(/\/$/, ''));
  const wrong = origins.find((text) => !isOrigin(text));
  if (wrong !== undefined)
    throw new Refusal(
      400,
      'ORIGIN_INVALID',
      `「${wrong}」不是網站來源，請填寫 https:// 開頭的網域，不含路徑，例如 https://blog.example。http:// 僅供本機測試。`,
    );
  if (origins.length === 0)
    throw new Refusal(
      400,
      'ORIGIN_REQUIRED',
      '請至少填寫一個網站來源，例如 https://blog.example。',
    );
  return [...new Set(origins)];
}
