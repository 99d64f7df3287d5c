import { mkdirSync } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import { writeAtomically } from '../../platform/files/write-atomically.ts';
import type { App } from '../../platform/module.ts';
import type { Shop } from '../composition/service.ts';
import { sha384 } from '../registry/artefact.ts';
import { registryConfig } from '../registry/config.ts';
import { serveFolder, uploaded } from './serve-files.ts';

const PREFIX = '/remotes/';
const FILE = /^\/remotes\/([\w.-]+)\/([\w.-]+)\/((?:[\w@+~-][\w.@+~-]*\/)*[\w@+~-][\w.@+~-]*)$/;

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** The compressed forms of a file that a build puts beside it. */
const FORMS = ['', '.br', '.gz'];

interface DeployedPath {
  name: string;
  version: string;
  file: string;
}

function pathOf(url: string): DeployedPath | undefined {
  const [pathname = ''] = url.split('?', 1);
  const [, name, version, file] = FILE.exec(pathname) ?? [];
  return name && version && file ? { name, version, file } : undefined;
}

/** Files of a bucket, through a cache on this machine. */
function openBucketFiles({ registry }: Shop, cacheDir: string) {
  const { storage } = registry;
  const listed = ({ name, version, file }: DeployedPath) => {
    const { remotes, shell } = registry.current().registry;
    const deployed = name === 'shell' ? shell : new Map(Object.entries(remotes)).get(name);
    const files = deployed?.versions[version]?.files ?? {};
    return Object.hasOwn(files, file) ? files[file] : undefined;
  };
  const keyOf = ({ name, version, file }: DeployedPath) => `remotes/${name}/${version}/${file}`;

  /** Only the file of the registry gets into the cache. */
  async function cache(place: DeployedPath) {
    const copy = path.join(cacheDir, keyOf(place));
    const expected = listed(place);
    if (expected === undefined || (await isThere(copy))) return;
    const bytes = await storage.read(keyOf(place));
    if (bytes !== undefined && sha384(bytes) === expected.sha384)
      await writeAtomically(copy, bytes);
  }
  return {
    isListed: (place: DeployedPath) => listed(place) !== undefined,
    cache: (place: DeployedPath) =>
      Promise.all(FORMS.map((form) => cache({ ...place, file: place.file + form }))),
    read: (place: DeployedPath) => storage.read(keyOf(place)),
  };
}

/** Makes the static files find a file of the bucket; one that is uploaded and not in the registry yet is never cached. */
function fromBucket(shop: Shop, cacheDir: string) {
  const files = openBucketFiles(shop, cacheDir);
  return async ({ url }: FastifyRequest, reply: FastifyReply) => {
    const place = pathOf(url);
    if (place === undefined) return undefined;
    if (files.isListed(place)) {
      await files.cache(place);
      return undefined;
    }
    const bytes = await files.read(place);
    if (bytes === undefined) return undefined;
    const type = place.file.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
    return reply
      .headers({ ...uploaded, 'cache-control': 'no-store' })
      .type(type)
      .send(bytes);
  };
}

/** The deployed versions of remotes and shell: from their folder, or from a bucket through a cache on this machine. */
export async function serveDeployedFiles(app: App, config: Config, shop: Shop) {
  const { storage, cacheDir } = registryConfig(config);
  const root = path.join(storage.at === 'dir' ? storage.dir : cacheDir, 'remotes');
  mkdirSync(root, { recursive: true });
  await app.register(async (scope) => {
    if (storage.at === 's3') scope.addHook('onRequest', fromBucket(shop, cacheDir));
    await serveFolder(scope, root, PREFIX);
  });
}
