import { Readable } from 'node:stream';
import type { GoodsLine, SentPicture } from '@pinpu/shared/contracts/backoffice';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { object, enum as oneOf, optional, string } from 'zod/mini';
import type { Database } from '../../../../platform/db/index.ts';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import type { App, Deps } from '../../../../platform/module.ts';
import { isByOperator } from '../../../base/admin/administration.ts';
import { requireAdmin } from '../../../base/admin/require-admin.ts';
import { deferAudit } from '../../../base/audit/request-audit.ts';
import { flagOf, type ReceivedForm, withReceivedForm } from '../../../base/file/receive.ts';
import { goodsCsv, goodsJson } from '../../../goods/catalog/goods/export-goods.ts';
import { goodsSource } from '../../../goods/catalog/goods/goods-source.ts';
import type { ImportOptions } from '../../../goods/catalog/goods/import-events.ts';
import {
  type ImportLine,
  importStored,
  inLines,
} from '../../../goods/catalog/goods/import-stored.ts';
import { picturesNamed } from '../../../goods/catalog/goods/pictures-named.ts';
import { PictureError, type Pictures } from '../../../goods/picture/service.ts';
import { keepPicture, storeUnsaved } from '../../../goods/picture/unsaved-pictures.ts';
import { pictureFaultReason } from '../../../goods/picture/upload/prepare-picture.ts';
import {
  chosenFile,
  formatOfGoods,
  GOODS_LIMITS,
  limitBody,
  limitsFor,
  namesOfForm,
  picturesOfForm,
  ZIP_LIMITS,
} from './received-goods.ts';
import { shortLines } from './short-lines.ts';
import { photosOfZip } from './unzip-pictures.ts';

interface Goods {
  deps: Deps;
  pictures: Pictures;
  incoming: string;
}

/** Screens get shortened lines, commands those of the import. */
type Send = (line: GoodsLine | ImportLine) => void;

/** Streams lines while `work` runs; the received files are deleted when it has finished. */
async function streamed(reply: FastifyReply, work: (send: Send) => Promise<void>): Promise<void> {
  await new Promise<void>((done) => {
    const lines = inLines<GoodsLine | ImportLine>((send) => work(send).finally(done));
    reply.type('application/x-ndjson').send(lines);
  });
}

const GONE = '已經過期，請重新加入這張照片。';

/** The pictures uploaded before; each that has been deleted meanwhile is replaced by the reason. */
async function stillThere(
  { deps: { db, clock }, pictures }: Goods,
  sent: Readonly<Record<string, SentPicture>>,
) {
  const known = new Map<string, SentPicture>();
  for (const [name, one] of Object.entries(sent)) {
    const isStored = 'why' in one || (await keepPicture(db, pictures, one.address, clock()));
    known.set(name, isStored ? one : { why: GONE });
  }
  return known;
}

interface Received {
  app: App;
  request: FastifyRequest;
  reply: FastifyReply;
  form: ReceivedForm;
}

async function importOptions(goods: Goods, { request, form }: Received): Promise<ImportOptions> {
  const options = {
    dryRun: flagOf(form, 'dry_run'),
    skipBad: flagOf(form, 'skip_bad'),
    now: goods.deps.clock(),
    hasUpload: (db: Database, address: string) =>
      keepPicture(db, goods.pictures, address, goods.deps.clock()),
  };
  const sent = await picturesOfForm(form);
  if (isByOperator(request)) return { ...options, pictures: sent && new Map(Object.entries(sent)) };
  return {
    ...options,
    pictures: await stillThere(goods, sent ?? {}),
    noPicture: '還沒有這張照片，請在「照片」加入同名的檔案，或改正檔名。',
    actor: (await requireAdmin(request, goods.deps)).userId,
  };
}

async function importForm(goods: Goods, received: Received): Promise<void> {
  const { app, request, reply, form } = received;
  const { db, clock } = goods.deps;
  const byOperator = isByOperator(request);
  const file = chosenFile(form, { mayBeEmpty: byOperator });
  const format = formatOfGoods(file.name);
  const options = await importOptions(goods, received);
  const recordOutcome = deferAudit(request, clock);
  await streamed(reply, async (send) => {
    if (options.dryRun && !byOperator) send({ pictures: await picturesNamed(file.path, format) });
    const importing = { db, log: app.log, recordOutcome };
    const source = () => goodsSource(file.path, format);
    const stored = { source, options, namesAll: byOperator };
    await importStored(importing, stored, byOperator ? send : shortLines(send));
  });
}

/** The pictures that a goods file names, which a command sends before the import. */
async function listPictures(_goods: Goods, { reply, form }: Received): Promise<void> {
  const { path, name } = chosenFile(form, { mayBeEmpty: true });
  await reply.send({
    success: true,
    body: { names: await picturesNamed(path, formatOfGoods(name)) },
  });
}

async function storedPhoto(
  { deps: { db, clock }, pictures }: Goods,
  { name, bytes }: { name: string; bytes: Buffer | undefined },
): Promise<SentPicture> {
  if (!bytes) return { why: pictureFaultReason('TOO_LARGE') };
  try {
    return { address: await storeUnsaved(db, pictures, { name, bytes }, clock()) };
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    return { why: pictureFaultReason(error.code) };
  }
}

async function unzipForm(goods: Goods, { app, request, reply, form }: Received): Promise<void> {
  const { db, clock } = goods.deps;
  const { path, name } = chosenFile(form);
  const names = await namesOfForm(form);
  const recordOutcome = deferAudit(request, clock);
  await streamed(reply, async (send) => {
    let count = 0;
    try {
      for await (const photo of photosOfZip({ path, name, names })) {
        count += 1;
        send({ picture: { name: photo.name, sent: await storedPhoto(goods, photo) } });
      }
      await recordOutcome(db, 'ok', { pictures: count });
    } catch (error) {
      const isRejected = error instanceof Rejection;
      await recordOutcome(db, isRejected ? error.code : 'INTERNAL', { pictures: count });
      if (!isRejected) app.log.error({ err: error }, 'a zip of pictures could not be read');
      send({ error: isRejected ? error.message : `「${name}」無法讀取，請稍後再試一次。` });
    }
  });
}

/** Import and export of goods files, by the services of `npm run catalog`. */
export function goodsFileRoutes(app: App, goods: Goods) {
  const { deps, incoming } = goods;

  const uploads = [
    {
      ...{ path: 'import', limits: GOODS_LIMITS, work: importForm },
      config: { audit: 'goods.import', operator: 'too' },
    },
    {
      ...{ path: 'picture-names', limits: GOODS_LIMITS, work: listPictures },
      config: { audit: false, operator: 'only' },
    },
    {
      ...{ path: 'pictures', limits: ZIP_LIMITS, work: unzipForm },
      config: { audit: 'picture.unzip' },
    },
  ] as const;
  for (const { path, config, limits, work } of uploads)
    app.post(
      `/api/backoffice/goods/${path}`,
      { config: { ...config, slowUpload: true }, onRequest: limitBody(limits) },
      async (request, reply) => {
        await withReceivedForm(
          request,
          { dir: incoming, limits: limitsFor(request, limits) },
          (form) => work(goods, { app, request, reply, form }),
        );
        return reply;
      },
    );

  app.get(
    '/api/backoffice/goods/export',
    {
      schema: {
        tags: ['backoffice'],
        querystring: object({ format: oneOf(['csv', 'json']), t: optional(string()) }),
      },
      config: { audit: 'goods.export', operator: 'too' },
    },
    async ({ query: { format } }, reply) => {
      const pieces = format === 'json' ? goodsJson(deps.db) : goodsCsv(deps.db);
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-disposition': `attachment; filename="goods.${format}"`,
        })
        .type('application/octet-stream')
        .send(Readable.from(pieces));
    },
  );
}
