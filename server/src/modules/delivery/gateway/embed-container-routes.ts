import { object, string } from '@pinpu/shared/contracts/schema';
import type { FastifyReply } from 'fastify';
import type { App } from '../../../platform/module.ts';
import type { Shop } from '../composition/service.ts';
import { EMBED_SCRIPTS } from './embed-address.ts';
import {
  FIVE_MINUTES,
  filesOf,
  LIMIT,
  liveVersion,
  missing,
  SCRIPT,
  sendExact,
} from './embed-files.ts';
import { uploaded } from './serve-files.ts';

const MANIFEST = 'mf-manifest.json';
/** The container's manifest among a version's files; 1.0.0-beta.2 built it under the name at which it is served. */
const BUILT_MANIFEST = 'mount-manifest.json';
const ENTRY = 'remoteEntry.js';

/** Files of the live version that are served besides the entry, with their types. */
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
export function serveEmbedContainer(app: App, shop: Shop) {
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
