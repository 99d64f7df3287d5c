import { maxLength, object, string } from '@pinpu/shared/contracts/schema';
import type { FastifyReply } from 'fastify';
import type { App } from '../../../platform/module.ts';
import { noteAudit } from '../audit/request-audit.ts';
import { auditSubject, downloadHeaders } from './answer-file.ts';
import type { FileRow } from './repository.ts';
import { type FileStore, fileAt, openFile } from './service.ts';

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

/** Downloads for anybody who has the link of a file. */
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
