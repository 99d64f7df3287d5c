import { mkdirSync } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import { writeAtomically } from '../../platform/files/write-atomically.ts';
import type { App } from '../../platform/module.ts';
import type { Shop } from '../composition/service.ts';
import { sha384 } from '../registry/artefact.ts';
import { registryConfig } from '../registry/config.ts';
import { serveFolder } from './serve-files.ts';

const PREFIX = '/remotes/';

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** The compressed forms of a file that a build puts beside it. */
const FORMS = ['', '.br', '.gz'];

/** Copies a deployed file and its compressed forms from the storage to `cacheDir`; only what is the file of the registry. */
function openCache({ registry }: Shop, cacheDir: string) {
  const listedFile = (name: string, version: string, file: string) => {
    const { remotes, shell } = registry.current().registry;
    const { files = {} } = (name === 'shell' ? shell : remotes[name])?.versions[version] ?? {};
    return Object.hasOwn(files, file) ? files[file] : undefined;
  };
  async function copy(name: string, version: string, file: string) {
    const place = path.join(cacheDir, 'remotes', name, version, file);
    const listed = listedFile(name, version, file);
    if (listed === undefined || (await isThere(place))) return;
    const bytes = await registry.storage.read(`remotes/${name}/${version}/${file}`);
    if (bytes !== undefined && sha384(bytes) === listed.sha384) await writeAtomically(place, bytes);
  }
  return async (url: string) => {
    const [pathname = ''] = url.split('?', 1);
    const [name = '', version = '', ...rest] = pathname.slice(PREFIX.length).split('/');
    await Promise.all(FORMS.map((form) => copy(name, version, rest.join('/') + form)));
  };
}

/** The deployed versions of remotes and shell: from their folder, or from a bucket through a cache on this machine. */
export async function serveDeployedFiles(app: App, config: Config, shop: Shop) {
  const { storage, cacheDir } = registryConfig(config);
  const root = path.join(storage.at === 'dir' ? storage.dir : cacheDir, 'remotes');
  mkdirSync(root, { recursive: true });
  await app.register(async (scope) => {
    if (storage.at === 's3') {
      const cached = openCache(shop, cacheDir);
      scope.addHook('onRequest', async ({ url }: FastifyRequest) => cached(url));
    }
    await serveFolder(scope, root, PREFIX);
  });
}
