import { mkdirSync } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/config.ts';
import { writeAtomically } from '../../../platform/files/write-atomically.ts';
import { countPerAddress } from '../../../platform/http/address-limit.ts';
import type { App } from '../../../platform/module.ts';
import type { Shop } from '../composition/service.ts';
import { registryConfig } from '../registry/config.ts';
import { findPrunedFiles } from '../registry/index.ts';
import { serveFolder, uploaded } from './serve-files.ts';

const PREFIX = '/remotes/';
const FILE = /^\/remotes\/([\w.-]+)\/([\w.-]+)\/((?:[\w@+~-][\w.@+~-]*\/)*[\w@+~-][\w.@+~-]*)$/;

/** Limit per address of requests to versions that were published before registries listed files. */
const UNLISTED = { max: 600, timeWindow: '10 minutes' };

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** The file itself, and the compressed files that a build puts beside it. */
const FORMS = ['', '.br', '.gz'];

type Listed = Readonly<Record<string, { sha384: string }>>;

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

const keyOf = ({ name, version, file }: DeployedPath) => `remotes/${name}/${version}/${file}`;

function deployedVersions({ registry }: Shop) {
  const refresh = pacedRefresh(registry.refresh);
  const find = ({ name, version }: DeployedPath) => {
    const { remotes, shell } = registry.current().registry;
    const deployed = name === 'shell' ? shell : Object.hasOwn(remotes, name) && remotes[name];
    if (!deployed || !Object.hasOwn(deployed.versions, version)) return undefined;
    return deployed.versions[version];
  };
  return async (place: DeployedPath) => {
    // Reads the registry again, since another instance may have published the version just now. A failure is logged by
    // the follower.
    if (find(place) === undefined) await refresh().catch(() => undefined);
    return find(place);
  };
}

/** A cache of the bucket's files on this machine's disk; it only stores files that the registry lists. */
function openCache({ files }: Shop, cacheDir: string) {
  async function cache(place: DeployedPath, listed: Listed) {
    const { sha384 } = (Object.hasOwn(listed, place.file) && listed[place.file]) || {};
    const key = keyOf(place);
    const copy = path.join(cacheDir, key);
    if (sha384 === undefined || (await isThere(copy))) return;
    const bytes = await files({ key, sha384 });
    if (bytes !== undefined) await writeAtomically(copy, bytes);
  }
  return (place: DeployedPath, listed: Listed) =>
    Promise.all(FORMS.map((form) => cache({ ...place, file: place.file + form }, listed)));
}

/** Only files that the registry lists are requested, so that made-up addresses cost nothing. */
function fromBucket(app: App, shop: Shop, cacheDir: string) {
  const findVersion = deployedVersions(shop);
  const cache = openCache(shop, cacheDir);
  const countUnlisted = countPerAddress(app, UNLISTED);

  async function sendUnlisted(place: DeployedPath, request: FastifyRequest, reply: FastifyReply) {
    if ((await countUnlisted(request)) > 0) return undefined;
    const bytes = await shop.registry.storage.read(keyOf(place));
    if (bytes === undefined) return undefined;
    const type = place.file.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
    return reply
      .headers({ ...uploaded, 'cache-control': 'no-store' })
      .type(type)
      .send(bytes);
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const place = pathOf(request.url);
    if (place === undefined) return undefined;
    const version = await findVersion(place);
    if (version === undefined) return undefined;
    if (version.files === undefined) return sendUnlisted(place, request, reply);
    await cache(place, version.files);
    return undefined;
  };
}

/**
 * Rejects files of the folder that no registered version lists: an upload is served once it has passed the gates and is
 * registered. Versions that were pruned are served to open pages until their files are deleted.
 */
function registeredOnly(shop: Shop) {
  const findVersion = deployedVersions(shop);
  const { storage } = shop.registry;

  async function listedFiles(place: DeployedPath): Promise<readonly string[] | null | undefined> {
    const version = await findVersion(place);
    if (version === undefined) return findPrunedFiles(storage, place);
    return version.files === undefined ? null : Object.keys(version.files);
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const place = pathOf(request.url);
    const files = place && (await listedFiles(place));
    if (files === undefined || (files && !isListed(place, files))) reply.callNotFound();
  };
}

const isListed = (place: DeployedPath | undefined, files: readonly string[]) =>
  FORMS.some((form) => files.some((file) => file + form === place?.file));

/** The deployed versions of remotes and shell: from their folder, or from a bucket through a cache on this machine. */
export async function serveDeployedFiles(app: App, config: Config, shop: Shop) {
  const { storage, cacheDir } = registryConfig(config);
  const root = path.join(storage.at === 'dir' ? storage.dir : cacheDir, 'remotes');
  mkdirSync(root, { recursive: true });
  await app.register(async (scope) => {
    scope.addHook(
      'onRequest',
      storage.at === 's3' ? fromBucket(scope, shop, cacheDir) : registeredOnly(shop),
    );
    await serveFolder(scope, root, PREFIX);
  });
}

/** The shortest time between two refreshes, in ms, whatever the number of callers. */
const PACE_MS = 1000;

/** Returns a function that refreshes, at most once a second. Callers within that time share the next refresh. */
function pacedRefresh(refresh: () => Promise<unknown>): () => Promise<void> {
  let waiting: Promise<void> | undefined;
  let last = Number.NEGATIVE_INFINITY;

  async function next() {
    await wait(Math.max(0, last + PACE_MS - performance.now()));
    waiting = undefined;
    last = performance.now();
    await refresh();
  }
  return () => {
    waiting ??= next();
    return waiting;
  };
}
