import type { Config } from '../config/config.ts';

/** A cookie that scripts can't read and other sites can't send; over https, also one that no subdomain can set. */
export function secureCookie(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  name: string,
  maxAge: number,
) {
  const secure = publicUrl.startsWith('https:');
  return {
    name: secure ? `__Host-${name}` : name,
    options: { path: '/', httpOnly: true, sameSite: 'strict' as const, secure, maxAge },
  };
}
