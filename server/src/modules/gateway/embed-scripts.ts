import { siteKey } from '@pinpu/shared/contracts';
import { object, safeParse, string } from '@pinpu/shared/contracts/schema';
import type { FastifyReply } from 'fastify';
import type { App } from '../../platform/module.ts';
import type { Shop } from '../composition/service.ts';
import { embedLoader } from './embed-loader.ts';
import { uploaded } from './serve-files.ts';

const FIVE_MINUTES = 'public, max-age=300, stale-while-revalidate=86400';
const FOR_A_YEAR = 'public, max-age=31536000, immutable';

const FILE = /^(?<name>[a-z][a-z0-9-]*?)(?:-(?<hash>[0-9a-f]{12}))?\.js$/;

/** Compressed forms that a build puts beside its files, best first. */
const FORMS = [
  { encoding: 'br', end: '.br' },
  { encoding: 'gzip', end: '.gz' },
] as const;

const missing = (reply: FastifyReply) =>
  reply.code(404).headers(uploaded).type('text/plain; charset=utf-8').send('查無此檔案。\n');

/** `mf-cart` for `cart`: the remote whose module for other people's pages it is. */
function versionsOf({ registry }: Shop, name: string) {
  const { remotes } = registry.current().registry;
  const remote = `mf-${name}`;
  return Object.hasOwn(remotes, remote) ? remotes[remote] : undefined;
}

/** The module of the live version; '' where the remote has none. */
function liveAddress(shop: Shop, name: string): string {
  const remote = versionsOf(shop, name);
  const live = remote?.versions[remote.stable];
  return live?.embed === undefined ? '' : live.base + live.embed;
}

/** The bytes of one version's module, in a form that the browser reads. */
async function exactFile(shop: Shop, name: string, hash: string, accepted: string) {
  const file = `embed.${hash}.js`;
  const versions = Object.entries(versionsOf(shop, name)?.versions ?? {});
  const [version] = versions.find(([, one]) => one.embed === file && one.status !== 'bad') ?? [];
  if (version === undefined) return undefined;
  const key = `remotes/mf-${name}/${version}/${file}`;
  for (const { encoding, end } of FORMS) {
    if (!accepted.includes(encoding)) continue;
    const bytes = await shop.registry.storage.read(key + end);
    if (bytes !== undefined) return { bytes, encoding };
  }
  const bytes = await shop.registry.storage.read(key);
  return bytes === undefined ? undefined : { bytes, encoding: undefined };
}

/**
 * What other people's pages load (ledger M5): `/embed/cart.js`, which brings the live version, and
 * `/embed/cart-<hash>.js`, one version as a single file, for a tag with `integrity`.
 */
export function serveEmbedScripts(app: App, shop: Shop) {
  const schema = { params: object({ file: string() }), hide: true };
  app.get('/embed/:file', { schema }, async (request, reply) => {
    const { name = '', hash } = FILE.exec(request.params.file)?.groups ?? {};
    const sent = reply.headers(uploaded).type('text/javascript; charset=utf-8');
    if (hash === undefined) {
      const address = liveAddress(shop, name);
      if (address === '') return missing(reply);
      const { site } = request.query as { site?: unknown };
      const query = safeParse(siteKey, site).success ? `?site=${site}` : '';
      return sent.header('cache-control', FIVE_MINUTES).send(embedLoader(address + query));
    }
    const found = await exactFile(shop, name, hash, request.headers['accept-encoding'] ?? '');
    if (found === undefined) return missing(reply);
    if (found.encoding !== undefined) sent.header('content-encoding', found.encoding);
    return sent.headers({ 'cache-control': FOR_A_YEAR, vary: 'accept-encoding' }).send(found.bytes);
  });
}
