import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '../../platform/db/index.ts';
import type { App } from '../../platform/module.ts';
import { findSettings } from '../settings/repository.ts';
import { MANIFEST } from './serve-files.ts';

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

/** The web app manifest in `root`, with the shop's own name, slogan and logo. */
export function serveManifest(app: App, root: string, db: Database) {
  const file = path.join(root, MANIFEST);
  if (!existsSync(file)) return;
  const own = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  app.get(`/${MANIFEST}`, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('application/manifest+json')
      .send(JSON.stringify(await branded(own, db))),
  );
}
