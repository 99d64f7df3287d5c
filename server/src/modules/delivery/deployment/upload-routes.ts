import type { Database } from '../../../platform/db/index.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { App, Deps } from '../../../platform/module.ts';
import { noteAudit, skipAudit } from '../../base/audit/request-audit.ts';
import type { DeploymentStorage } from '../registry/index.ts';
import { callerOf, done } from './actor.ts';
import { VERSION_LIMITS } from './artefact.ts';
import type { DeploymentContext } from './context.ts';
import { folderOf, isFilePath, requireNames } from './names.ts';
import { checkBeforeUpload, publish } from './publish.ts';
import { checkBody, fileParams, publishBody, versionParams } from './requests.ts';
import { incrementUploadedBytes } from './upload-repository.ts';

interface Upload {
  name: string;
  version: string;
  path: string;
  bytes: Buffer;
}

interface StoredFile {
  stored: 'created' | 'exists';
  /** Whether it is the first file that was uploaded of its version. */
  isFirst: boolean;
}

/** @throws Rejection 409 for other bytes under an existing name, 413 for too large a version. */
export async function storeFile(
  { db, storage }: { db: Database; storage: DeploymentStorage },
  { name, version, path, bytes }: Upload,
  now: Date,
): Promise<StoredFile> {
  requireNames(name, version);
  if (!isFilePath(path)) throw new Rejection(400, 'BAD_PATH', `「${path}」不能作為檔案路徑。`);
  const key = folderOf(name, version) + path;
  const stored = await storage.read(key);
  // Recorded before the file is stored, since pruning skips versions with a recent upload.
  const added = stored === undefined ? bytes.length : 0;
  const { total, isFirst } = await incrementUploadedBytes(db, { name, version }, added, now);
  if (stored === undefined) {
    if (total > VERSION_LIMITS.bytes)
      throw new Rejection(
        413,
        'VERSION_TOO_LARGE',
        '這個版本的檔案合計超過 30 MB，請縮減後再部署。',
      );
    if ((await storage.create(key, bytes)) === 'created') return { stored: 'created', isFirst };
  }
  const there = stored ?? (await storage.read(key));
  if (there?.equals(bytes)) return { stored: 'exists', isFirst };
  throw new Rejection(
    409,
    'FILE_EXISTS',
    `${path} 已存在而且內容不同。已部署的檔案不會被覆寫，請重新建置成新的版本。`,
  );
}

const MEGABYTE = 1024 * 1024;
const FILE_LIMIT = 5 * MEGABYTE;

const LIST_LIMIT = MEGABYTE;

/** Enough for ten deployments of a large remote; more calls than this are a faulty program. */
const uploads = { rateLimit: { max: 5000, timeWindow: '10 minutes' } };
const calls = { rateLimit: { max: 300, timeWindow: '10 minutes' } };

export function uploadRoutes(app: App, deps: Deps, context: DeploymentContext) {
  const { clock } = deps;
  const caller = callerOf(deps);
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: FILE_LIMIT },
    (_request, bytes, parsed) => parsed(null, bytes),
  );

  app.put(
    '/api/deployments/:name/:version/files/*',
    {
      schema: { params: fileParams },
      config: { ...uploads, audit: 'deployment.upload' },
      bodyLimit: FILE_LIMIT,
      // Checks the caller before the body is read, so that a caller without a token can't fill memory.
      onRequest: async (request) => {
        await caller(request, request.params.name);
      },
    },
    async (request, reply) => {
      const { name, version, '*': path } = request.params;
      const bytes = request.body;
      if (!Buffer.isBuffer(bytes))
        throw new Rejection(415, 'NOT_BYTES', '檔案請以 application/octet-stream 上傳。');
      const { stored, isFirst } = await storeFile(context, { name, version, path, bytes }, clock());
      // One entry a version, written with its first file; rejected files have one each.
      if (isFirst) noteAudit(request, { subject: `${name}/${version}` });
      else skipAudit(request);
      return reply.code(stored === 'created' ? 201 : 200).send(done({ path, stored }));
    },
  );

  app.post(
    '/api/deployments/:name/:version',
    {
      schema: { params: versionParams, body: publishBody },
      config: { ...calls, audit: 'deployment.publish' },
      bodyLimit: LIST_LIMIT,
    },
    async (request) => {
      const { name, version } = request.params;
      const by = await caller(request, name);
      return done(await publish(context, { name, version, ...request.body }, by));
    },
  );
}

/** The gates that need no file, before anything is uploaded. */
export function checkRoute(app: App, deps: Deps, context: DeploymentContext) {
  const caller = callerOf(deps);
  app.post(
    '/api/deployments/:name/:version/check',
    {
      schema: { params: versionParams, body: checkBody },
      config: { ...calls, audit: 'deployment.check' },
      bodyLimit: LIST_LIMIT,
    },
    async (request) => {
      const { name, version } = request.params;
      const by = await caller(request, name);
      await checkBeforeUpload(context, { name, version, ...request.body }, by);
      return done({ checked: true });
    },
  );
}
