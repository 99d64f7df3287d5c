import { isIP } from 'node:net';

/** Networks that the proxy library knows by name. */
const NAMED = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128);
}

export const proxiesIn = (list: string): string[] =>
  list
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '');

export const areProxies = (list: string): boolean =>
  proxiesIn(list).every((text) => NAMED.includes(text) || isNetwork(text));
