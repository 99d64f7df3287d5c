const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** The origin that sandboxed frames send. */
const OPAQUE = 'null';

const EXAMPLE = '請填寫 https:// 開頭的網域，例如 https://blog.example';

/** Why a text can't be an origin of a site; '' where it can. */
function faultOf(text: string): string {
  if (text === OPAQUE) return '';
  if (!URL.canParse(text)) return EXAMPLE;
  const { protocol, hostname, origin } = new URL(text);
  if (hostname.includes('*')) return '不能用 *，請逐一填寫每個網域';
  if (protocol === 'http:' && !LOCAL.includes(hostname))
    return 'http:// 僅供本機測試，請改為 https://';
  if (!/^https?:$/.test(protocol) || !/^[\w.-]+$|^\[/.test(hostname)) return EXAMPLE;
  return origin === text ? '' : `只填網域，不含路徑與參數，例如 ${origin}`;
}

/** Origins as browsers send them, without duplicates, and one message for each invalid line. */
export function siteOrigins(lines: readonly string[]): { origins: string[]; fault: string } {
  const typed = lines.map((text) => text.trim().toLowerCase().replace(/\/$/, ''));
  const origins = [...new Set(typed.filter((text) => text !== ''))];
  const faults = origins.flatMap((text) => {
    const fault = faultOf(text);
    return fault === '' ? [] : `「${text}」不是網站來源：${fault}。`;
  });
  const none = origins.length === 0 ? '請至少填寫一個網站來源，例如 https://blog.example。' : '';
  return { origins, fault: faults.join('\n') || none };
}
