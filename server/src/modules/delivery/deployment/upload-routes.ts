import { Rejection } from '../../../platform/errors/rejection.ts';
import type { App, Deps } from '../../../platform/module.ts';
import { callerOf, done } from './caller.ts';
import type { DeploymentContext } from './context.ts';
import { publish } from './publish.ts';
import { fileParams, publishBody, versionParams } from './requests.ts';
import { storeFile } from './upload.ts';

const MEGABYTE = 1024 * 1024;
const FILE_LIMIT = 5 * MEGABYTE;

/** A list of a thousand files. */
const LIST_LIMIT = MEGABYTE;

/** Enough for ten deployments of a large remote; more calls than this are a faulty program. */
const uploads = { rateLimit: { max: 5000, timeWindow: '10 minutes' } };
const calls = { rateLimit: { max: 300, timeWindow: '10 minutes' } };

/** Routes to upload files, and to publish a version, which no visitor gets yet. */
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
      // Uploads have no audit entry, since no visitor gets them; publishing has one.
      config: { ...uploads, audit: false },
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
      const stored = await storeFile(context, { name, version, path, bytes }, clock());
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
