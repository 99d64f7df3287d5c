import type { ShopInfo } from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { findSettings } from './repository.ts';

export const shopName = async (db: Database): Promise<string> =>
  (await findSettings(db)).logo_resource.text || '拼鋪';

/** The stored groups of synonyms, one line each (`synonymLine`). */
export { storedSynonyms } from './repository.ts';
export { parseSynonyms } from './shop-settings.ts';

export const shopInfo = (db: Database): Promise<ShopInfo> => findSettings(db);

export async function mailSender(db: Database) {
  const { logo_resource, colour, support } = await findSettings(db);
  return { name: logo_resource.text || '拼鋪', colour, support };
}
