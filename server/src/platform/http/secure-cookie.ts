import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Config } from '../config/config.ts';

interface SecureCookie {
  name: string;
  options: CookieSerializeOptions;
}

/** A cookie that scripts can't read and other sites can't send; over https, also one that no subdomain can set. */
export function secureCookie(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  name: string,
  maxAge: number,
): SecureCookie {
  const secure = publicUrl.startsWith('https:');
  return {
    name: secure ? `__Host-${name}` : name,
    options: { path: '/', httpOnly: true, sameSite: 'strict', secure, maxAge },
  };
}
