import type { FastifyReply } from 'fastify';
import type { Shop } from '../composition/service.ts';
import { uploaded } from './serve-files.ts';

/** The folder of the scripts for other sites' pages; the address `/embed` itself is a page of a remote. */
export const EMBED_SCRIPTS = '/embed';

export const FIVE_MINUTES = 'public, max-age=300, stale-while-revalidate=86400';
const FOR_A_YEAR = 'public, max-age=31536000, immutable';
export const SCRIPT = 'text/javascript; charset=utf-8';

/** Per client address. Many people may share one; each loads two to five files in 5 minutes. */
export const LIMIT = { max: 1200, timeWindow: '1 minute' };

/** Compressed forms that a build puts beside its files, best first. */
const FORMS = [
  { encoding: 'br', end: '.br' },
  { encoding: 'gzip', end: '.gz' },
] as const;

export const missing = (reply: FastifyReply) =>
  reply.code(404).headers(uploaded).type('text/plain; charset=utf-8').send('查無此檔案。\n');

function versionsOf({ registry }: Shop, name: string) {
  const { remotes } = registry.current().registry;
  const remote = `mf-${name}`;
  return Object.hasOwn(remotes, remote) ? remotes[remote] : undefined;
}

export function liveVersion(shop: Shop, name: string) {
  const remote = versionsOf(shop, name);
  const live = remote?.versions[remote.stable];
  return remote && live ? { ...live, version: remote.stable } : undefined;
}

function versionWith(shop: Shop, name: string, file: string): string | undefined {
  const remote = versionsOf(shop, name);
  const usable = Object.entries(remote?.versions ?? {}).filter(
    ([, { status, files = {} }]) => status !== 'bad' && Object.hasOwn(files, file),
  );
  const [found] = usable.find(([version]) => version === remote?.stable) ?? usable[0] ?? [];
  return found;
}

/** Reads files of a version if the registry lists them; undefined for an unlisted or altered file. */
export function filesOf(shop: Shop, name: string, version: string) {
  const listed = versionsOf(shop, name)?.versions[version]?.files ?? {};
  return async (file: string) => {
    const { sha384 } = (Object.hasOwn(listed, file) && listed[file]) || {};
    if (sha384 === undefined) return undefined;
    return shop.files({ key: `remotes/mf-${name}/${version}/${file}`, sha384 });
  };
}

async function readFile(read: ReturnType<typeof filesOf>, file: string, accepted: string) {
  for (const { encoding, end } of FORMS) {
    const bytes = accepted.includes(encoding) ? await read(file + end) : undefined;
    if (bytes !== undefined) return { bytes, encoding };
  }
  const bytes = await read(file);
  return bytes === undefined ? undefined : { bytes, encoding: undefined };
}

export async function sendExact(
  shop: Shop,
  { name, file, accepted = '' }: { name: string; file: string; accepted?: string | undefined },
  reply: FastifyReply,
) {
  const version = versionWith(shop, name, file);
  const found = version && (await readFile(filesOf(shop, name, version), file, accepted));
  if (!found) return missing(reply);
  if (found.encoding !== undefined) reply.header('content-encoding', found.encoding);
  return reply
    .headers({ ...uploaded, 'cache-control': FOR_A_YEAR, vary: 'accept-encoding' })
    .type(SCRIPT)
    .send(found.bytes);
}
