import { adminFilesSchema, fileDeletedSchema, fileUploadSchema } from '@pinpu/shared/contracts';
import { maxLength, object, optional, string } from '@pinpu/shared/contracts/schema';
import type { FastifyReply } from 'fastify';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { App } from '../../../platform/module.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { noteAudit } from '../audit/request-audit.ts';
import { adminFileOf, auditSubject, downloadHeaders } from './answer-file.ts';
import type { FileContext } from './file-calls.ts';
import { FILE_TYPES } from './file-type.ts';
import { fieldOf, flagOf, ownerOf, withReceivedForm } from './receive.ts';
import { countBytes, type FileRow, findFiles } from './repository.ts';
import { type FileStore, fileAt, openFile, orFull, removeFile, storeFiles } from './service.ts';

const schema = { params: object({ '*': string().check(maxLength(1000)) }) };

/** Addresses can't be guessed; this limit only bounds the cost of trying. */
const rateLimit = { max: 600, timeWindow: '10 minutes' };

async function sendFile(reply: FastifyReply, store: FileStore, row: FileRow, type: string) {
  const content = await openFile(store, row);
  return downloadHeaders(reply, row.name)
    .type(type)
    .header('content-length', row.size)
    .send(content);
}

export function adminDownloadRoutes(app: App, store: FileStore) {
  app.get(
    '/api/file/*',
    { schema, config: { audit: 'file.download' }, exposeHeadRoute: false },
    async (request, reply) => {
      noteAudit(request, { subject: auditSubject([request.params['*']]) });
      const row = await fileAt(store, request.params['*']);
      // The client's success check accepts an octet stream as success (spec §8).
      return sendFile(reply, store, row, 'application/octet-stream');
    },
  );
}

export function publicDownloadRoutes(app: App, store: FileStore) {
  app.get(
    '/files/*',
    { schema, config: { rateLimit }, exposeHeadRoute: false },
    async ({ params }, reply) => {
      const row = await fileAt(store, params['*']);
      return sendFile(reply, store, row, row.mime);
    },
  );
}

const uploads = {
  ...{ audit: 'file.upload', slowUpload: true as const },
  rateLimit: { max: 600, timeWindow: '10 minutes' },
};

const removal = {
  params: object({ '*': string().check(maxLength(1000)) }),
  querystring: object({ access_token: optional(string().check(maxLength(200))) }),
  response: { 200: fileDeletedSchema },
};

export function uploadRoutes(app: App, { deps, store, incoming, calls }: FileContext) {
  const { limits, db } = store;

  app.get(
    '/api/file',
    { schema: { response: { 200: adminFilesSchema } }, config: { audit: 'file.list' } },
    async () => {
      const files = (await findFiles(db)).map(adminFileOf);
      const used_bytes = await countBytes(db);
      const types = Object.keys(FILE_TYPES);
      return { Success: true as const, Data: files, limits: { ...limits, used_bytes }, types };
    },
  );

  app.post(
    '/api/file',
    {
      schema: { response: { 200: fileUploadSchema } },
      config: uploads,
      onRequest: calls.limitBody,
    },
    async (request) => {
      const { userId: account } = await requireAdmin(request, deps);
      const receive = () =>
        withReceivedForm(request, { dir: incoming, limits }, async (form) => {
          await calls.requireFileToken(fieldOf(form, 'access_token'));
          const by = { owner: ownerOf(form), account, overwrite: flagOf(form, 'overwrite') };
          if (form.files.length === 0) throw new Rejection(400, 'NO_FILES', '請選擇要上傳的檔案。');
          return storeFiles(store, form.files, by, deps.clock());
        });
      const rows = await orFull(receive);
      noteAudit(request, { subject: auditSubject(rows.map(({ path }) => path)) });
      const files = rows.map(adminFileOf);
      return { Success: true as const, link: files[0]?.link ?? '', Data: files };
    },
  );

  app.delete(
    '/api/file/*',
    { schema: removal, config: { audit: 'file.delete' } },
    async (request) => {
      const { params, query } = request;
      noteAudit(request, { subject: auditSubject([params['*']]) });
      await calls.requireFileToken(query.access_token ?? '');
      await removeFile(store, params['*']);
      return { Success: true as const };
    },
  );
}
