import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { object, optional, string, unknown } from '@pinpu/shared/contracts/schema';
import type { FastifyReply } from 'fastify';
import type { App } from '../../../platform/module.ts';
import { RecentEntries } from '../../../platform/recent-entries.ts';
import type { Shop } from '../composition/service.ts';
import type { VerifiedFiles } from '../registry/index.ts';
import {
  EMBED_SCRIPTS,
  FIVE_MINUTES,
  filesOf,
  LIMIT,
  liveVersion,
  missing,
  SCRIPT,
  sendExact,
} from './embed-files.ts';
import { embedLoader } from './load-embed.ts';
import { uploaded } from './serve-files.ts';

const MANIFEST = 'mf-manifest.json';
/** The container's manifest among a version's files; 1.0.0-beta.2 built it under the name at which it is served. */
const BUILT_MANIFEST = 'mount-manifest.json';
const ENTRY = 'remoteEntry.js';
/** The style that reserves the elements' room; no `.css`, which builds of remotes must not contain. */
const ROOM = 'room.css.txt';

const LIVE: Readonly<Record<string, string>> = {
  [MANIFEST]: 'application/json; charset=utf-8',
  'mount.d.ts': 'text/plain; charset=utf-8',
};

/** The name of a container's script; it contains a hash, so its content never changes. */
const EXACT = /^mount(?:-[\w-]+)?\.[0-9a-f]{12}\.js$/;

const sendLive = (reply: FastifyReply, type: string, content: Buffer | string) =>
  reply
    .headers({ ...uploaded, 'cache-control': FIVE_MINUTES })
    .type(type)
    .send(content);

const readLive = async (read: ReturnType<typeof filesOf>, file: string) =>
  (file === MANIFEST ? await read(BUILT_MANIFEST) : undefined) ?? read(file);

/**
 * Serves a remote's container for hosts with Module Federation (ADR 0193). `cart/mf-manifest.json` and
 * `cart/remoteEntry.js` belong to the live version. Scripts of every version that is not bad are served beside them, so
 * that an open page keeps its version.
 */
function serveEmbedContainer(app: App, shop: Shop) {
  const schema = { params: object({ name: string(), file: string() }), hide: true };
  const config = { rateLimit: LIMIT };
  app.get(
    `${EMBED_SCRIPTS}/:name/:file`,
    { schema, config },
    async ({ params: { name, file }, headers }, reply) => {
      if (EXACT.test(file))
        return sendExact(shop, { name, file, accepted: headers['accept-encoding'] }, reply);
      const { version, mount } = liveVersion(shop, name) ?? {};
      const [entry] = mount?.files ?? [];
      if (version === undefined || entry === undefined) return missing(reply);
      if (file === ENTRY)
        return sendLive(reply, SCRIPT, `export { get, init } from './${entry}';\n`);
      const type = Object.hasOwn(LIVE, file) ? LIVE[file] : undefined;
      const bytes = type && (await readLive(filesOf(shop, name, version), file));
      return type && bytes ? sendLive(reply, type, bytes) : missing(reply);
    },
  );
}

/** For developers of pages: `cart.d.ts` is `embed.d.ts` of the live version, and `cart.css` the style that reserves room. */
const DESCRIPTIONS: Readonly<Record<string, { file: string; type: string }>> = {
  'd.ts': { file: 'embed.d.ts', type: 'text/plain; charset=utf-8' },
  css: { file: ROOM, type: 'text/css; charset=utf-8' },
  'elements.json': { file: 'custom-elements.json', type: 'application/json; charset=utf-8' },
};
const DESCRIPTION = /^(?<name>[a-z][a-z0-9-]*)\.(?<form>css|d\.ts|elements\.json)$/;

const FILE = /^(?<name>[a-z][a-z0-9-]*?)(?:-(?<hash>[0-9a-f]{12}))?\.js$/;

/** From this origin, as a module takes its own for the shop's; '' where the remote has none. */
function liveAddress(shop: Shop, name: string): string {
  const { base = '', embed } = liveVersion(shop, name) ?? {};
  if (embed === undefined) return '';
  const [, hash] = /^embed\.([0-9a-f]{12})\.js$/.exec(embed) ?? [];
  const isElsewhere = !base.startsWith('/');
  return isElsewhere && hash ? `${EMBED_SCRIPTS}/${name}-${hash}.js` : base + embed;
}

async function sendDescription(
  shop: Shop,
  fileName: string,
  reply: FastifyReply,
): Promise<boolean> {
  const { name = '', form = '' } = DESCRIPTION.exec(fileName)?.groups ?? {};
  const description = DESCRIPTIONS[form];
  const { version, embed } = liveVersion(shop, name) ?? {};
  if (description === undefined || version === undefined || embed === undefined) return false;
  const bytes = await filesOf(shop, name, version)(description.file);
  if (bytes === undefined) return false;
  await reply
    .headers({ ...uploaded, 'cache-control': FIVE_MINUTES })
    .type(description.type)
    .send(bytes);
  return true;
}

/** Small enough to compress with each response; quickly, as the last bytes cost the most time. */
function compressed(text: string, accepted: string) {
  const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  if (accepted.includes('br')) return { bytes: brotliCompressSync(text, fast), encoding: 'br' };
  if (accepted.includes('gzip')) return { bytes: gzipSync(text), encoding: 'gzip' };
  return { bytes: text, encoding: undefined };
}

/** The length of a key, and some more. */
const KEY_LENGTH = 40;

/** A mistyped key is passed on so that the elements can name it, but without characters that code is made of. */
function siteQuery(site: unknown): string {
  if (typeof site !== 'string' || site === '') return '';
  const key = site.slice(0, KEY_LENGTH).replaceAll(/[^\w.…-]/g, '_');
  return `?site=${encodeURIComponent(key)}`;
}

/** The style that reserves room for the elements of the live version; those of 1.0.0-beta.2 have none. */
async function roomOf(shop: Shop, name: string): Promise<string> {
  const { version } = liveVersion(shop, name) ?? {};
  const bytes = version && (await filesOf(shop, name, version)(ROOM));
  return bytes ? bytes.toString() : '';
}

async function sendLoader(
  shop: Shop,
  { name, site, accepted }: LoaderRequest,
  reply: FastifyReply,
) {
  const address = liveAddress(shop, name);
  if (address === '') return missing(reply);
  const loader = embedLoader(address + siteQuery(site), await roomOf(shop, name));
  const { bytes, encoding } = compressed(loader, accepted);
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply
    .headers({ ...uploaded, 'cache-control': FIVE_MINUTES, vary: 'accept-encoding' })
    .type(SCRIPT)
    .send(bytes);
}

/** Enough for about eighty files of embeds, in all their compressed forms. */
const MAX_BYTES = 8 * 1024 * 1024;

/** The key is the file's hash, so an entry never becomes stale. */
function rememberFiles(read: VerifiedFiles): VerifiedFiles {
  const known = new RecentEntries<Buffer>(MAX_BYTES, ({ length }) => length);
  return async (file) => {
    const stored = known.get(file.sha384);
    const bytes = stored ?? (await read(file));
    if (bytes !== undefined && stored === undefined) known.set(file.sha384, bytes);
    return bytes;
  };
}

interface LoaderRequest {
  name: string;
  site: unknown;
  accepted: string;
}

/**
 * Scripts for pages of other sites (ledger M5): `cart.js`, which brings the live version, and
 * `cart-<hash>.js`, one version as a single file, for a tag with `integrity`. For developers: `cart.css`, `cart.d.ts` and
 * `cart.elements.json`. Below `cart/` the container.
 */
export function serveEmbedScripts(app: App, opened: Shop) {
  const shop = { ...opened, files: rememberFiles(opened.files) };
  const schema = {
    params: object({ file: string() }),
    querystring: object({ site: optional(unknown()) }),
    hide: true,
  };
  const config = { rateLimit: LIMIT };
  app.get(
    `${EMBED_SCRIPTS}/:file`,
    { schema, config },
    async ({ params: { file }, query, headers }, reply) => {
      if (await sendDescription(shop, file, reply)) return reply;
      const { name = '', hash } = FILE.exec(file)?.groups ?? {};
      const accepted = headers['accept-encoding'] ?? '';
      if (hash === undefined) return sendLoader(shop, { name, site: query.site, accepted }, reply);
      return sendExact(shop, { name, file: `embed.${hash}.js`, accepted }, reply);
    },
  );
  serveEmbedContainer(app, shop);
}
