import { admin, adminFileOf, uploadAsAdmin, withAdminResult } from '@pinpu/shared/api/admin';
import { answerOf } from '@pinpu/shared/api/client';
import { doneSchema } from '@pinpu/shared/contracts';
import {
  type GoodsLine,
  goodsLineSchema,
  type SentPicture,
} from '@pinpu/shared/contracts/backoffice';
import { safeParse } from '@pinpu/shared/contracts/schema';

/** The progress of a file while it is sent and processed. */
export interface GoodsProgress {
  onProgress: (sent: number) => void;
  onLine: (line: GoodsLine) => void;
  signal: AbortSignal;
}

/** Calls `onLine` for every complete line that has arrived since the last call. */
function lineReader(onLine: GoodsProgress['onLine']) {
  let read = 0;
  return (text: string) => {
    for (let end = text.indexOf('\n', read); end >= 0; end = text.indexOf('\n', read)) {
      const parsed = safeParse(goodsLineSchema, JSON.parse(text.slice(read, end)));
      read = end + 1;
      if (parsed.success) onLine(parsed.data);
    }
  };
}

async function sendForLines(
  path: string,
  form: FormData,
  { onProgress, onLine, signal }: GoodsProgress,
): Promise<void> {
  const onText = lineReader(onLine);
  await withAdminResult(async () => {
    const response = await uploadAsAdmin(path, { form, onProgress, onText, signal });
    if (!response.ok) await answerOf(Promise.resolve(response), doneSchema);
    onText(await response.text());
  });
}

const jsonFile = (content: unknown) => new Blob([JSON.stringify(content)]);

export interface GoodsImport {
  file: File;
  /** Uploaded pictures, by their names in the file. */
  pictures: Readonly<Record<string, SentPicture>>;
  dryRun: boolean;
  skipBad: boolean;
}

/** Checks a goods file, or imports it. */
export function importGoods(
  { file, pictures, dryRun, skipBad }: GoodsImport,
  progress: GoodsProgress,
): Promise<void> {
  const form = new FormData();
  form.append('dry_run', String(dryRun));
  form.append('skip_bad', String(skipBad));
  form.append('files', file, file.name);
  form.append('files', jsonFile(pictures), 'pictures.json');
  return sendForLines('backoffice/goods/import', form, progress);
}

/** Uploads a zip; the server stores those of its photos that a goods file names. */
export function unzipPictures(
  zip: File,
  names: readonly string[],
  progress: GoodsProgress,
): Promise<void> {
  const form = new FormData();
  form.append('files', zip, zip.name);
  form.append('files', jsonFile(names), 'names.json');
  return sendForLines('backoffice/goods/pictures', form, progress);
}

/** All goods of the shop, as a file that can be imported again. */
export const exportGoods = (format: 'csv' | 'json'): Promise<Blob> =>
  adminFileOf(admin.get('backoffice/goods/export', { searchParams: { format } }));
