import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import type { Deps, ServerModule } from '../../../platform/module.ts';
import { protectAdministration } from '../admin/administration.ts';
import { archiveRoutes } from './archive-routes.ts';
import { fileConfig } from './config.ts';
import { fileCalls } from './file-calls.ts';
import { type FileStore, removeOrphans } from './service.ts';
import { openFileStorage } from './storage/open-storage.ts';
import { adminDownloadRoutes, publicDownloadRoutes, uploadRoutes } from './stored-file-routes.ts';

const HOUR_MS = 60 * 60_000;

async function openStore({ config, db }: Deps): Promise<FileStore> {
  const { storage, limits } = fileConfig(config);
  return { db, limits, storage: await openFileStorage(storage) };
}

const adminFileModule: ServerModule = async (app, deps) => {
  const store = await openStore(deps);
  const incoming = join(deps.config.dataDir, 'incoming');
  // Deletes partial uploads that a killed instance left behind.
  await rm(incoming, { recursive: true, force: true });
  protectAdministration(app, deps);
  await app.register(multipart, { limits: { fileSize: store.limits.file_bytes } });
  const context = { deps, store, incoming, calls: fileCalls(deps, store.limits) };
  uploadRoutes(app, context);
  adminDownloadRoutes(app, store);
  archiveRoutes(app, context);
  deps.every('files', HOUR_MS, () => removeOrphans(store, deps.clock()));
};

const fileLinkModule: ServerModule = async (app, deps) => {
  publicDownloadRoutes(app, await openStore(deps));
};

export const fileModules: readonly ServerModule[] = [adminFileModule, fileLinkModule];
