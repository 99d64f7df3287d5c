import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { siteKey } from '@pinpu/shared/contracts';
import { object, optional, safeParse, string, unknown } from '@pinpu/shared/contracts/schema';
import type { FastifyReply } from 'fastify';
import type { App } from '../../../platform/module.ts';
import type { Shop } from '../composition/service.ts';
import { EMBED_SCRIPTS } from './embed-address.ts';
import { serveEmbedContainer } from './embed-container-routes.ts';
import {
  FIVE_MINUTES,
  filesOf,
  LIMIT,
  liveVersion,
  missing,
  SCRIPT,
  sendExact,
} from './embed-files.ts';
import { embedLoader } from './embed-loader.ts';
import { rememberFiles } from './remembered-files.ts';
import { uploaded } from './serve-files.ts';

/** Types for editors: `cart.d.ts` is `embed.d.ts` of the live version. */
const DESCRIPTIONS: Readonly<Record<string, { file: string; type: string }>> = {
  'd.ts': { file: 'embed.d.ts', type: 'text/plain; charset=utf-8' },
  'elements.json': { file: 'custom-elements.json', type: 'application/json; charset=utf-8' },
};
const DESCRIPTION = /^(?<name>[a-z][a-z0-9-]*)\.(?<form>d\.ts|elements\.json)$/;

const FILE = /^(?<name>[a-z][a-z0-9-]*?)(?:-(?<hash>[0-9a-f]{12}))?\.js$/;

/**
 * The module of the live version; '' where the remote has none. From this origin, as a module takes its own for the
 * shop's: files of remotes may have another one.
 */
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

function sendLoader({ address, site, accepted }: LoaderRequest, reply: FastifyReply) {
  if (address === '') return missing(reply);
  const query = safeParse(siteKey, site).success ? `?site=${site}` : '';
  const { bytes, encoding } = compressed(embedLoader(address + query), accepted);
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply
    .headers({ ...uploaded, 'cache-control': FIVE_MINUTES, vary: 'accept-encoding' })
    .type(SCRIPT)
    .send(bytes);
}

interface LoaderRequest {
  address: string;
  /** Site key from the script's address. */
  site: unknown;
  accepted: string;
}

/**
 * Scripts for pages of other sites (ledger M5): `cart.js`, which brings the live version, and
 * `cart-<hash>.js`, one version as a single file, for a tag with `integrity`. For editors: `cart.d.ts` and
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
      if (hash === undefined)
        return sendLoader({ address: liveAddress(shop, name), site: query.site, accepted }, reply);
      return sendExact(shop, { name, file: `embed.${hash}.js`, accepted }, reply);
    },
  );
  serveEmbedContainer(app, shop);
}
