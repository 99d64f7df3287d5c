import { readFile } from 'node:fs/promises';
import { sentPicturesSchema } from '@pinpu/shared/contracts/backoffice';
import { array, safeParse, string } from '@pinpu/shared/contracts/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import { isByOperator } from '../../../base/admin/administration.ts';
import type { FileLimits } from '../../../base/file/config.ts';
import { type ReceivedForm, requestTooLarge } from '../../../base/file/receive.ts';
import type { GoodsFormat } from '../../../goods/catalog/goods/goods-source.ts';

const MEGABYTE = 1024 * 1024;

export const GOODS_LIMITS: FileLimits = {
  ...{ file_bytes: 100 * MEGABYTE, request_bytes: 120 * MEGABYTE },
  ...{ files: 2, total_bytes: Number.POSITIVE_INFINITY },
};

export const ZIP_LIMITS: FileLimits = {
  ...{ file_bytes: 500 * MEGABYTE, request_bytes: 520 * MEGABYTE },
  ...{ files: 2, total_bytes: Number.POSITIVE_INFINITY },
};

/** A command's files may be of any size. */
const UNLIMITED: FileLimits = {
  ...{ file_bytes: Number.POSITIVE_INFINITY, request_bytes: Number.POSITIVE_INFINITY },
  ...{ files: 2, total_bytes: Number.POSITIVE_INFINITY },
};

export const limitsFor = (request: FastifyRequest, limits: FileLimits): FileLimits =>
  isByOperator(request) ? UNLIMITED : limits;

/** Rejects a body whose Content-Length exceeds the limit, before it is read. */
export const limitBody =
  (limits: FileLimits) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (isByOperator(request)) return;
    const bytes = request.headers['content-length'];
    if (bytes !== undefined && Number(bytes) <= limits.request_bytes) return;
    // Otherwise Node would read the rest of a rejected body.
    reply.header('connection', 'close');
    if (bytes !== undefined) throw requestTooLarge(limits);
  };

const invalid = (message: string) => new Rejection(400, 'INVALID', message);

/** The first file of a form. @throws Rejection 400 without one, and for an empty one, unless `mayBeEmpty`. */
export function chosenFile({ files }: ReceivedForm, { mayBeEmpty = false } = {}) {
  const [file] = files;
  if (!file) throw invalid('請選擇檔案。');
  if (file.bytes === 0 && !mayBeEmpty)
    throw invalid(`「${file.name}」是空的檔案，請確認後再試一次。`);
  return file;
}

/** The format of a goods file, by its name. @throws Rejection 415 for any other. */
export function formatOfGoods(name: string): GoodsFormat {
  if (/\.json$/i.test(name)) return 'json';
  if (/\.(?:csv|tsv|txt)$/i.test(name)) return 'csv';
  if (/\.(?:xlsx?|ods|numbers)$/i.test(name))
    throw new Rejection(
      415,
      'FILE_TYPE',
      `「${name}」是試算表，請在 Excel 另存為「CSV UTF-8（逗號分隔）」再匯入。`,
    );
  throw new Rejection(415, 'FILE_TYPE', `「${name}」不是商品檔，請選擇 CSV 或 JSON。`);
}

async function secondFile({ files }: ReceivedForm): Promise<unknown> {
  const [, file] = files;
  if (!file) return undefined;
  try {
    return JSON.parse(await readFile(file.path, 'utf8')) as unknown;
  } catch {
    throw invalid('圖片清單不正確，請重新整理後再試一次。');
  }
}

/** The uploaded pictures of a goods file, by their names in it; undefined without a list of them. */
export async function picturesOfForm(form: ReceivedForm) {
  const list = await secondFile(form);
  if (list === undefined) return undefined;
  const parsed = safeParse(sentPicturesSchema, list);
  if (!parsed.success) throw invalid('圖片清單不正確，請重新整理後再試一次。');
  return parsed.data;
}

/** The names of all pictures in a goods file. */
export async function namesOfForm(form: ReceivedForm): Promise<string[]> {
  const parsed = safeParse(array(string()), (await secondFile(form)) ?? []);
  if (!parsed.success) throw invalid('圖片清單不正確，請重新整理後再試一次。');
  return parsed.data;
}
