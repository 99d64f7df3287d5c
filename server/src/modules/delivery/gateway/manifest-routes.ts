import {
  array,
  type Infer,
  looseObject,
  optional,
  safeParse,
  string,
  unknown,
} from '@pinpu/shared/contracts/schema';
import type { Database } from '../../../platform/db/index.ts';
import type { App } from '../../../platform/module.ts';
import { findSettings } from '../../base/settings/repository.ts';
import type { Shop } from '../composition/service.ts';

/** The fields of the shell's web app manifest that the shop's own settings replace; all others are served unchanged. */
const manifestSchema = looseObject({
  name: string(),
  description: optional(string()),
  icons: array(unknown()),
});
type WebManifest = Infer<typeof manifestSchema>;

async function branded(own: WebManifest, db: Database): Promise<WebManifest> {
  const { logo_resource, logo, site } = await findSettings(db);
  const name = logo_resource.text || own.name;
  return {
    ...own,
    name,
    short_name: name,
    description: site.slogan || own.description,
    icons: logo === '' ? own.icons : [{ src: `${logo}?w=480`, sizes: 'any', purpose: 'any' }],
  };
}

/** Not served with the other root files, since it contains the shop's name. */
const MANIFEST = 'manifest.webmanifest';

function parsedManifest(text: string): WebManifest {
  const parsed = safeParse(manifestSchema, JSON.parse(text));
  if (parsed.success) return parsed.data;
  const place = parsed.error.issues[0]?.path.join('.') || 'its root';
  throw new Error(`The shell's ${MANIFEST} is wrong at ${place}.`);
}

export function serveManifest(app: App, shop: Shop, db: Database) {
  app.get(`/${MANIFEST}`, { schema: { hide: true } }, async (_request, reply) => {
    const { shell } = await shop.composeFor();
    const bytes = await shell.rootFile(MANIFEST);
    if (bytes === undefined) return reply.callNotFound();
    const own = parsedManifest(bytes.toString('utf8'));
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('application/manifest+json')
      .send(JSON.stringify(await branded(own, db)));
  });
}
