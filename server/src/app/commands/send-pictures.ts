import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../../platform/errors/startup-error.ts';
import { progressLine } from './progress-line.ts';
import { formWith, type ShopConnection } from './shop-connection.ts';

/** The result for a picture: its address, or why it was rejected, for the rows of an import and as a sentence. */
type SentPicture = { address: string } | { why: string; message: string };

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

const send = async (shop: ShopConnection, path: string, isStored: boolean) =>
  shop.call<SentPicture>(
    'POST',
    `/api/backoffice/pictures${isStored ? '' : '?store=no'}`,
    await formWith(path),
  );

/** Uploads those of these pictures that are in `dir`; returns each result by the picture's name in the goods file. */
export async function sendPictures(
  shop: ShopConnection,
  dir: string,
  names: readonly string[],
  isStored: boolean,
): Promise<Record<string, SentPicture>> {
  if (!existsSync(dir)) throw new StartupError(`The folder ${dir} does not exist: check its name.`);
  const progress = progressLine();
  const sent: Record<string, SentPicture> = {};
  for (const [at, name] of names.entries()) {
    const path = join(dir, name);
    if (isFile(path)) sent[name] = await send(shop, path, isStored);
    progress.show(`圖片 ${at + 1} / ${names.length}…`, at + 1);
  }
  progress.clear();
  return sent;
}

/** Stores one picture; returns its address. @throws StartupError where it is not a picture. */
export async function sendPicture(shop: ShopConnection, path: string): Promise<string> {
  if (!isFile(path)) throw new StartupError(`${path} does not exist: check its name.`);
  const sent = await send(shop, path, true);
  if ('address' in sent) return sent.address;
  throw new StartupError(sent.message);
}
