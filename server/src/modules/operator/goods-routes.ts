import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { boolean, object, enum as oneOf, optional, record, string, union } from 'zod/mini';
import type { App, Deps } from '../../platform/module.ts';
import { deferAudit } from '../audit/request-audit.ts';
import { goodsCsv, goodsJson } from '../catalog/goods/export-goods.ts';
import { UnreadableGoods } from '../catalog/goods/finding.ts';
import { goodsSource } from '../catalog/goods/goods-source.ts';
import {
  type ImportEvent,
  type ImportOptions,
  importGoods,
} from '../catalog/goods/import-goods.ts';
import { picturesNamed } from '../catalog/goods/pictures-named.ts';
import { openSpool, type Spool } from './spooled-file.ts';

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

/** Imports a stored file; the outcome is recorded once it is known. */
async function importStored(
  { db }: Deps,
  { source, options }: { source: () => ReturnType<typeof goodsSource>; options: ImportOptions },
  emit: Emit,
  record: ReturnType<typeof deferAudit>,
): Promise<void> {
  try {
    const { rows, created, updated, bad, imported } = await importGoods(
      db,
      await source(),
      options,
      emit,
    );
    const counts = { dry_run: options.dryRun, rows, created, updated, bad };
    await record(db, imported || options.dryRun ? 'ok' : 'BAD_ROWS', counts);
  } catch (error) {
    const isUnreadable = error instanceof UnreadableGoods;
    await record(db, isUnreadable ? 'UNREADABLE' : 'INTERNAL', { dry_run: options.dryRun });
    if (!isUnreadable) throw error;
    for (const finding of error.findings) emit({ finding });
  }
}

function importRoute(app: App, deps: Deps, spool: Spool) {
  const route = {
    schema: { hide: true, body: order },
    bodyLimit: PICTURES_LIMIT,
    config: { audit: 'goods.import' },
  };
  app.post('/operator/goods/import', route, async (request, reply) => {
    const { file: name, format: kind, dry_run: dryRun, skip_bad: skipBad, ...body } = request.body;
    const path = await spool.path(name);
    const record = deferAudit(request, deps.clock);
    const pictures = body.pictures && new Map(Object.entries(body.pictures));
    const options = { dryRun, skipBad, pictures, now: deps.clock() };
    return answerInLines(app, reply, (emit) =>
      importStored(deps, { source: () => goodsSource(path, kind), options }, emit, record).finally(
        () => spool.remove(name),
      ),
    );
  });
}

/** The calls of `npm run catalog`. */
export function goodsRoutes(app: App, deps: Deps) {
  const { db, config } = deps;
  const spool = openSpool(join(config.dataDir, 'imports'));
  const schema = { hide: true };
  // The file is streamed from the request, never held in memory as a whole.
  app.addContentTypeParser('application/octet-stream', (_request, _payload, done) => done(null));

  app.post('/operator/goods/file', { schema, config: { audit: false } }, async ({ raw }) => ({
    file: await spool.store(raw),
  }));

  const naming = { schema: { ...schema, body: file }, config: { audit: false as const } };
  app.post('/operator/goods/pictures', naming, async ({ body }) => ({
    names: await picturesNamed(await spool.path(body.file), body.format),
  }));

  importRoute(app, deps, spool);

  app.get(
    '/operator/goods/export',
    {
      schema: { ...schema, querystring: object({ format }) },
      config: { audit: 'goods.export' },
    },
    async ({ query }, reply) => {
      const pieces = query.format === 'json' ? goodsJson(db) : goodsCsv(db);
      const type = query.format === 'json' ? 'application/json' : 'text/csv';
      return reply.type(`${type}; charset=utf-8`).send(Readable.from(pieces));
    },
  );
}
