import type { FastifyInstance } from 'fastify';

/** Decodes a path; a `%` that is not part of a valid sequence is kept. */
function decoded(path: string): string {
  const bytes = path.replace(/%([\da-f]{2})/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return new TextDecoder().decode(Buffer.from(bytes, 'latin1'));
}

const UNSTORABLE = /\p{Cc}/gu;
const UNDECODABLE = '\uFFFD';

/**
 * The path that a damaged one most likely stands for: cut at the character in which a messenger cut the link, without
 * empty segments and control characters. It begins with exactly one `/`, so that it can't lead to another site.
 */
function soundPath(path: string): string {
  const [text = ''] = decoded(path).split(UNDECODABLE);
  const segments = text.replace(UNSTORABLE, '').split('/');
  const end = path.endsWith('/') ? '/' : '';
  const sound = segments.filter((segment) => segment !== '').map(encodeURIComponent);
  return sound.length === 0 ? '/' : `/${sound.join('/')}${end}`;
}

const DAMAGED = /\/\/|%[01][\da-f]|%7f/i;

function isDamaged(path: string): boolean {
  try {
    decodeURIComponent(path);
  } catch {
    return true;
  }
  return DAMAGED.test(path);
}

/** Paths of calls and of pages for developers, which are never repaired. */
const NO_PAGE = /^\/(?:api|dev)\//;

/** The repaired address of a page; undefined where nothing needs to be repaired, and for calls. */
export function healedAddress(url: string): string | undefined {
  const [path = '/', ...rest] = url.split('?');
  if (!path.startsWith('/') || NO_PAGE.test(path)) return undefined;
  const query = rest.join('?');
  const soundQuery = query.replaceAll(/%00/g, '');
  if (!isDamaged(path) && soundQuery === query) return undefined;
  const target = isDamaged(path) ? soundPath(path) : path;
  const healed = query === '' ? target : `${target}?${soundQuery}`;
  return healed === url ? undefined : healed;
}

/** Addresses that the router can't parse go to `answerError` (errors.ts). */
export function registerPageAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    const healed = healedAddress(request.url);
    if (healed !== undefined) return reply.redirect(healed, 302);
  });
}
