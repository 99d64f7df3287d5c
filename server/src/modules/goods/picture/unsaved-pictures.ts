import { mediaAt } from '@pinpu/shared/domain';
import { before } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/index.ts';
import { nameOf, type PictureFile, type Pictures, pictureAddress, pictureKey } from './service.ts';
import {
  deleteUnsavedPictures,
  findUsedPictures,
  lockUnsavedPictures,
  updateUnsavedPictures,
  upsertUnsavedPicture,
} from './unsaved-repository.ts';

const DAY_MS = 24 * 60 * 60_000;
/** The most pictures per run, since finding out whether one is used reads every product. */
const AT_ONCE = 20;

/** The storage name of an uploaded picture or file by its address; undefined for any other address. */
const nameAt = (address: string): string | undefined =>
  nameOf(address.replace(/^\/media\//, '')) ?? mediaAt(address)?.name;

const namesAt = (addresses: readonly string[]): string[] =>
  addresses.flatMap((address) => nameAt(address) ?? []);

/** Stores a picture for a day, or longer if something uses it, and returns its address. @throws PictureError */
export async function storeUnsaved(
  db: Database,
  pictures: Pictures,
  file: PictureFile,
  now: Date,
): Promise<string> {
  const key = pictureKey(file.bytes);
  const name = nameOf(key) ?? key;
  await updateUnsavedPictures(db, [name], now);
  // The row is inserted first, since a picture without a row is never deleted.
  if (!(await pictures.storage.has(name))) await upsertUnsavedPicture(db, name, now);
  return pictureAddress(await pictures.store(file));
}

/** Stores a file for a day, or longer if something uses it. */
export async function storeUnsavedFile(
  db: Database,
  { storage }: Pick<Pictures, 'storage'>,
  { name, ...file }: { name: string; path: string; bytes: number; type: string },
  now: Date,
): Promise<void> {
  await updateUnsavedPictures(db, [name], now);
  if (await storage.has(name)) return;
  await upsertUnsavedPicture(db, name, now);
  await storage.addFile(name, file);
}

/** A picture or file that waits to be deleted is kept for another day from `now`. */
export async function keepPicture(
  tx: Database,
  { storage }: Pick<Pictures, 'storage'>,
  address: string,
  now: Date,
): Promise<boolean> {
  const name = nameAt(address);
  // Pictures of other sources, such as those of the demo shop, are never deleted.
  if (name === undefined) return /^\/media\/(?!f\/)[\w/-]+$/.test(address);
  await updateUnsavedPictures(tx, [name], now);
  return storage.has(name);
}

/** Marks the pictures and files at these addresses as used, so that they are no longer deleted. */
export const markSaved = (tx: Database, addresses: readonly string[]): Promise<void> =>
  deleteUnsavedPictures(tx, namesAt(addresses));

/** Deletes pictures and files that were uploaded more than a day ago and are not used. */
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
