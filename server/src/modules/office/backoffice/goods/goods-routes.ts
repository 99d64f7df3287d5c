import { Readable } from 'node:stream';
import type { GoodsLine, SentPicture } from '@pinpu/shared/contracts/backoffice';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { object, enum as oneOf, optional, string } from 'zod/mini';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import type { App, Deps } from '../../../../platform/module.ts';
import { requireAdmin } from '../../../base/admin/require-admin.ts';
import { deferAudit } from '../../../base/audit/request-audit.ts';
import { flagOf, type ReceivedForm, withReceivedForm } from '../../../base/file/receive.ts';
import { goodsCsv, goodsJson } from '../../../goods/catalog/goods/export-goods.ts';
import { goodsSource } from '../../../goods/catalog/goods/goods-source.ts';
import { importStored, inLines } from '../../../goods/catalog/goods/import-stored.ts';
import { picturesNamed } from '../../../goods/catalog/goods/pictures-named.ts';
import { PictureError, type Pictures } from '../../../goods/picture/service.ts';
import { keepPicture, storeUnsaved } from '../../../goods/picture/unsaved-pictures.ts';
import { pictureFaultReason } from '../../../goods/picture/upload/prepare-picture.ts';
import {
  chosenFile,
  formatOfGoods,
  GOODS_LIMITS,
  limitBody,
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

type Send = (line: GoodsLine) => void;

/** Streams lines while `work` runs; the received files are deleted when it has finished. */
async function streamed(reply: FastifyReply, work: (send: Send) => Promise<void>): Promise<void> {
  await new Promise<void>((done) => {
    const lines = inLines<GoodsLine>((send) => work(send).finally(done));
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

async function importForm(
  goods: Goods,
  {
    app,
    request,
    reply,
    form,
  }: { app: App; request: FastifyRequest; reply: FastifyReply; form: ReceivedForm },
): Promise<void> {
  const { db, clock } = goods.deps;
  const file = chosenFile(form);
  const format = formatOfGoods(file.name);
  const options = {
    dryRun: flagOf(form, 'dry_run'),
    skipBad: flagOf(form, 'skip_bad'),
    pictures: await stillThere(goods, await picturesOfForm(form)),
    noPicture: '還沒有這張照片，請在「照片」加入同名的檔案，或改正檔名。',
    now: clock(),
    actor: (await requireAdmin(request, goods.deps)).userId,
  };
  const recordOutcome = deferAudit(request, clock);
  await streamed(reply, async (send) => {
    if (options.dryRun) send({ pictures: await picturesNamed(file.path, format) });
    const importing = { db, log: app.log, recordOutcome };
    const source = () => goodsSource(file.path, format);
    await importStored(importing, { source, options }, shortLines(send));
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

async function unzipForm(
  goods: Goods,
  {
    app,
    request,
    reply,
    form,
  }: { app: App; request: FastifyRequest; reply: FastifyReply; form: ReceivedForm },
): Promise<void> {
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
    { path: 'import', audit: 'goods.import', limits: GOODS_LIMITS, work: importForm },
    { path: 'pictures', audit: 'picture.unzip', limits: ZIP_LIMITS, work: unzipForm },
  ];
  for (const { path, audit, limits, work } of uploads)
    app.post(
      `/api/backoffice/goods/${path}`,
      { config: { audit, slowUpload: true }, onRequest: limitBody(limits) },
      async (request, reply) => {
        await withReceivedForm(request, { dir: incoming, limits }, (form) =>
          work(goods, { app, request, reply, form }),
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
