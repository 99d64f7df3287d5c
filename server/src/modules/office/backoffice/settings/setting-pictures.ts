import type { SettingFault } from '@pinpu/shared/contracts/backoffice';
import type { Database } from '../../../../platform/db/index.ts';
import type { SettingChange } from '../../../base/settings/publish.ts';
import type { EditableSlide } from '../../../base/settings/setting-rules.ts';
import type { Pictures } from '../../../goods/picture/service.ts';
import { keepPicture, markSaved } from '../../../goods/picture/unsaved-pictures.ts';

type Changes = readonly Pick<SettingChange, 'key' | 'value'>[];

const isUploaded = (address: unknown): address is string =>
  typeof address === 'string' && address.startsWith('/media/u/');

/** The uploaded pictures of changes, each with its field. */
function uploadedPictures(changes: Changes): { at: string; address: string }[] {
  return changes.flatMap(({ key, value }) => {
    if (key === 'logo') return isUploaded(value) ? [{ at: key, address: value }] : [];
    if (key !== 'slideshows' || !Array.isArray(value)) return [];
    return (value as (Partial<EditableSlide> | null)[]).flatMap((slide, at) =>
      (['m', 'd'] as const).flatMap((field) => {
        const address = slide?.[field];
        return isUploaded(address) ? [{ at: `slideshows[${at}].${field}`, address }] : [];
      }),
    );
  });
}

/** Uploaded over a day ago and never published. Existing ones are kept for one more day. */
export async function pictureFaults(
  db: Database,
  pictures: Pictures,
  changes: Changes,
  now: Date,
): Promise<SettingFault[]> {
  const faults: SettingFault[] = [];
  for (const { at, address } of uploadedPictures(changes))
    if (!(await keepPicture(db, pictures, address, now)))
      faults.push({ at, message: '這張圖片已不存在，請重新上傳。' });
  return faults;
}

/** Marks the pictures of these changes as used, so that they are no longer deleted after a day. */
export const markPicturesSaved = (tx: Database, changes: Changes): Promise<void> =>
  markSaved(
    tx,
    uploadedPictures(changes).map(({ address }) => address),
  );
