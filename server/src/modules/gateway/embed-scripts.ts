import { siteKey } from '@pinpu/shared/contracts';
import { object, optional, safeParse, string, unknown } from '@pinpu/shared/contracts/schema';
import type { FastifyReply } from 'fastify';
import type { App } from '../../platform/module.ts';
import type { Shop } from '../composition/service.ts';
import { embedLoader } from './embed-loader.ts';
import { uploaded } from './serve-files.ts';

const FIVE_MINUTES = 'public, max-age=300, stale-while-revalidate=86400';
const SCRIPT = 'text/javascript; charset=utf-8';
const FOR_A_YEAR = 'public, max-age=31536000, immutable';

/** What editors read: `/embed/cart.d.ts` is `embed.d.ts` of the live version. */
const DESCRIPTIONS: Readonly<Record<string, { file: string; type: string }>> = {
  'd.ts': { file: 'embed.d.ts', type: 'text/plain; charset=utf-8' },
  'elements.json': { file: 'custom-elements.json', type: 'application/json; charset=utf-8' },
};
const DESCRIPTION = /^(?<name>[a-z][a-z0-9-]*)\.(?<form>d\.ts|elements\.json)$/;

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

/** Reads files of a version as the registry lists them: an altered or unlisted one is as good as missing. */
function filesOf(shop: Shop, name: string, version: string) {
  const listed = versionsOf(shop, name)?.versions[version]?.files ?? {};
  return async (file: string) => {
    const { sha384 } = (Object.hasOwn(listed, file) && listed[file]) || {};
    if (sha384 === undefined) return undefined;
    return shop.files({ key: `remotes/mf-${name}/${version}/${file}`, sha384 });
  };
}

/** The bytes of one version's module, in a form that the browser reads. */
async function exactFile(shop: Shop, name: string, hash: string, accepted: string) {
  const file = `embed.${hash}.js`;
  const versions = Object.entries(versionsOf(shop, name)?.versions ?? {});
  const [version] = versions.find(([, one]) => one.embed === file && one.status !== 'bad') ?? [];
  if (version === undefined) return undefined;
  const read = filesOf(shop, name, version);
  for (const { encoding, end } of FORMS) {
    const bytes = accepted.includes(encoding) ? await read(file + end) : undefined;
    if (bytes !== undefined) return { bytes, encoding };
  }
  const bytes = await read(file);
  return bytes === undefined ? undefined : { bytes, encoding: undefined };
}

async function sendDescription(shop: Shop, asked: string, reply: FastifyReply): Promise<boolean> {
  const { name = '', form = '' } = DESCRIPTION.exec(asked)?.groups ?? {};
  const wanted = DESCRIPTIONS[form];
  const remote = versionsOf(shop, name);
  if (wanted === undefined || remote?.versions[remote.stable]?.embed === undefined) return false;
  const bytes = await filesOf(shop, name, remote.stable)(wanted.file);
  if (bytes === undefined) return false;
  await reply
    .headers({ ...uploaded, 'cache-control': FIVE_MINUTES })
    .type(wanted.type)
    .send(bytes);
  return true;
}

function sendLoader(address: string, site: unknown, reply: FastifyReply) {
  if (address === '') return missing(reply);
  const query = safeParse(siteKey, site).success ? `?site=${site}` : '';
  return reply
    .headers({ ...uploaded, 'cache-control': FIVE_MINUTES })
    .type(SCRIPT)
    .send(embedLoader(address + query));
}

/**
 * What other people's pages load (ledger M5): `/embed/cart.js`, which brings the live version, and
 * `/embed/cart-<hash>.js`, one version as a single file, for a tag with `integrity`. For editors: `/embed/cart.d.ts` and
 * `/embed/cart.elements.json`.
 */
export function serveEmbedScripts(app: App, shop: Shop) {
  const schema = {
    params: object({ file: string() }),
    querystring: object({ site: optional(unknown()) }),
    hide: true,
  };
  app.get('/embed/:file', { schema }, async ({ params: { file }, query, headers }, reply) => {
    if (await sendDescription(shop, file, reply)) return reply;
    const { name = '', hash } = FILE.exec(file)?.groups ?? {};
    if (hash === undefined) return sendLoader(liveAddress(shop, name), query.site, reply);
    const found = await exactFile(shop, name, hash, headers['accept-encoding'] ?? '');
    if (found === undefined) return missing(reply);
    if (found.encoding !== undefined) reply.header('content-encoding', found.encoding);
    return reply
      .headers({ ...uploaded, 'cache-control': FOR_A_YEAR, vary: 'accept-encoding' })
      .type(SCRIPT)
      .send(found.bytes);
  });
}
