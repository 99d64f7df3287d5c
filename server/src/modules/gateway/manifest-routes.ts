import type { Database } from '../../platform/db/index.ts';
import type { App } from '../../platform/module.ts';
import type { Shop } from '../composition/service.ts';
import { findSettings } from '../settings/repository.ts';

interface Manifest {
  name: string;
  short_name: string;
  description: string;
  icons: { src: string; sizes: string; type?: string; purpose?: string }[];
}

async function branded(own: Manifest, db: Database): Promise<Manifest> {
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

/** Served by a route of its own, since it contains the shop's name. */
const MANIFEST = 'manifest.webmanifest';

/** The web app manifest of the live shell, with the shop's own name, slogan and logo. */
export function serveManifest(app: App, shop: Shop, db: Database) {
  app.get(`/${MANIFEST}`, { schema: { hide: true } }, async (_request, reply) => {
    const { shell } = await shop.composeFor();
    const bytes = await shell.rootFile(MANIFEST);
    if (bytes === undefined) return reply.callNotFound();
    const own = JSON.parse(bytes.toString('utf8')) as Manifest;
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('application/manifest+json')
      .send(JSON.stringify(await branded(own, db)));
  });
}
