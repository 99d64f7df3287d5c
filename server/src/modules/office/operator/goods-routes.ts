import { join } from 'node:path';
import { boolean, object, enum as oneOf, optional, record, string, union } from 'zod/mini';
import type { App, Deps } from '../../../platform/module.ts';
import { deferAudit } from '../../base/audit/request-audit.ts';
import { goodsSource } from '../../goods/catalog/goods/goods-source.ts';
import { type ImportLine, importStored, inLines } from '../../goods/catalog/goods/import-stored.ts';
import { picturesNamed } from '../../goods/catalog/goods/pictures-named.ts';
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

/** Enough for the picture names of a large shop, in bytes. */
const PICTURES_LIMIT = 64 * 1024 * 1024;

function importRoute(app: App, deps: Deps, spool: Spool) {
  const route = {
    schema: { hide: true, body: order },
    bodyLimit: PICTURES_LIMIT,
    config: { audit: 'goods.import' },
  };
  app.post('/operator/goods/import', route, async (request, reply) => {
    const { file: name, format: kind, dry_run: dryRun, skip_bad: skipBad, ...body } = request.body;
    const path = await spool.path(name);
    const recordOutcome = deferAudit(request, deps.clock);
    const pictures = body.pictures && new Map(Object.entries(body.pictures));
    const options = { dryRun, skipBad, pictures, now: deps.clock() };
    const source = () => goodsSource(path, kind);
    reply.type('application/x-ndjson');
    return inLines<ImportLine>((emit) =>
      importStored(
        { ...deps, log: app.log, recordOutcome },
        { source, options, namesAll: true },
        emit,
      ).finally(() => spool.remove(name)),
    );
  });
}

/** The calls of `npm run catalog -- import`. */
export function goodsRoutes(app: App, deps: Deps) {
  const { config } = deps;
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
}
