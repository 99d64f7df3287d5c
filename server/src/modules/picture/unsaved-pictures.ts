import { before } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/index.ts';
import { type PictureFile, type Pictures, pictureAddress, pictureKey } from './service.ts';
import {
  deleteUnsavedPictures,
  findUsedPictures,
  lockUnsavedPictures,
  updateUnsavedPictures,
  upsertUnsavedPicture,
} from './unsaved-repository.ts';
import { nameOf } from './uploaded-pictures.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Looking for one reads every product; more wait for the next run. */
const AT_ONCE = 20;

/** The storage name of a picture by its address; undefined for any other address. */
const nameAt = (address: string): string | undefined => nameOf(address.replace(/^\/media\//, ''));

const namesAt = (addresses: readonly string[]): string[] =>
  addresses.flatMap((address) => nameAt(address) ?? []);

/**
 * Stores a picture and returns its address. One that the shop did not have is deleted a day later unless something uses it.
 * @throws PictureError for a file that is not accepted.
 */
export async function storeUnsaved(
  db: Database,
  pictures: Pictures,
  file: PictureFile,
  now: Date,
): Promise<string> {
  const key = pictureKey(file.bytes);
  const name = nameOf(key) ?? key;
  await updateUnsavedPictures(db, [name], now);
  // First the row: a picture without one is never deleted.
  if (!(await pictures.storage.has(name))) await upsertUnsavedPicture(db, name, now);
  return pictureAddress(await pictures.store(file));
}

/** Whether the shop has the picture at an address; one that waits to be deleted stays until `now` is a day ago. */
export async function keepPicture(
  tx: Database,
  { storage }: Pick<Pictures, 'storage'>,
  address: string,
  now: Date,
): Promise<boolean> {
  const name = nameAt(address);
  // Pictures of other sources, such as those of the demo shop, are never deleted.
  if (name === undefined) return /^\/media\/[\w/-]+$/.test(address);
  await updateUnsavedPictures(tx, [name], now);
  return storage.has(name);
}

/** Pictures at these addresses are used from now on: they are not deleted any more. */
export const markSaved = (tx: Database, addresses: readonly string[]): Promise<void> =>
  deleteUnsavedPictures(tx, namesAt(addresses));

/** Deletes pictures that were uploaded more than a day ago and that nothing uses. */
export async function removeUnsaved(
  db: Database,
  { storage }: Pick<Pictures, 'storage'>,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const old = await lockUnsavedPictures(tx, before(now, DAY_MS), AT_ONCE);
    const names = old.map(({ name }) => name);
    if (names.length === 0) return;
    const used = new Set(await findUsedPictures(tx, names));
    for (const name of names) if (!used.has(name)) await storage.remove(name);
    await deleteUnsavedPictures(tx, names);
  });
}
