import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { boolean, object, enum as oneOf, optional, record, string, union } from 'zod/mini';
import type { App, Deps } from '../../platform/module.ts';
import { goodsCsv, goodsJson } from '../catalog/goods/export-goods.ts';
import { UnreadableGoods } from '../catalog/goods/finding.ts';
import { goodsSource } from '../catalog/goods/goods-source.ts';
import { type ImportEvent, importGoods } from '../catalog/goods/import-goods.ts';
import { picturesNamed } from '../catalog/goods/pictures-named.ts';
import { openSpool } from './spooled-file.ts';

const format = oneOf(['csv', 'json']);
const file = object({ file: string(), format });
const order = object({
  file: string(),
  format,
  dry_run: boolean(),
  skip_bad: boolean(),
  pictures: optional(
    record(string(), union([object({ address: string() }), object({ why: string() })])),
  ),
});

/** A line of an import's response. */
export type ImportLine = ImportEvent | { error: string };

/** The number of picture names of a large shop. */
const PICTURES_LIMIT = 64 * 1024 * 1024;

type Emit = (line: ImportLine) => void;

/** Streams a line of JSON for every message that `work` emits. */
function answerInLines(app: App, reply: FastifyReply, work: (emit: Emit) => Promise<unknown>) {
  const lines = new PassThrough();
  const emit: Emit = (line) => lines.write(`${JSON.stringify(line)}\n`);
  work(emit)
    .catch((error: unknown) => {
      app.log.error({ err: error }, 'goods import failed');
      emit({ error: '匯入時發生錯誤，沒有匯入任何商品；原因在商店的記錄裡。' });
    })
    .finally(() => lines.end());
  return reply.type('application/x-ndjson').send(lines);
}

/** The calls of `npm run catalog`. */
export function goodsRoutes(app: App, { db, config, clock }: Deps) {
  const spool = openSpool(join(config.dataDir, 'imports'));
  const schema = { hide: true };
  // The file is streamed from the request, never held in memory as a whole.
  app.addContentTypeParser('application/octet-stream', (_request, _payload, done) => done(null));

  app.post('/operator/goods/file', { schema }, async ({ raw }) => ({
    file: await spool.store(raw),
  }));

  app.post('/operator/goods/pictures', { schema: { ...schema, body: file } }, async ({ body }) => ({
    names: await picturesNamed(await spool.path(body.file), body.format),
  }));

  app.post(
    '/operator/goods/import',
    { schema: { ...schema, body: order }, bodyLimit: PICTURES_LIMIT },
    async ({ body }, reply) => {
      const path = await spool.path(body.file);
      return answerInLines(app, reply, async (emit) => {
        try {
          const { dry_run: dryRun, skip_bad: skipBad } = body;
          const pictures = body.pictures && new Map(Object.entries(body.pictures));
          const source = await goodsSource(path, body.format);
          await importGoods(db, source, { dryRun, skipBad, pictures, now: clock() }, emit);
        } catch (error) {
          if (!(error instanceof UnreadableGoods)) throw error;
          for (const finding of error.findings) emit({ finding });
        } finally {
          await spool.remove(body.file);
        }
      });
    },
  );

  app.get(
    '/operator/goods/export',
    { schema: { ...schema, querystring: object({ format }) } },
    async ({ query }, reply) => {
      const pieces = query.format === 'json' ? goodsJson(db) : goodsCsv(db);
      const type = query.format === 'json' ? 'application/json' : 'text/csv';
      return reply.type(`${type}; charset=utf-8`).send(Readable.from(pieces));
    },
  );
}
