import type {
  BackofficeSettings,
  SettingVersion,
  StoredSettings,
} from '@pinpu/shared/contracts/backoffice';
import type { Database } from '../../../../platform/db/index.ts';
import { versionOf } from '../../../base/settings/publish.ts';
import { defaultSettings, storedSettings } from '../../../base/settings/shop-content.ts';
import { findVersions, type SettingVersionRow } from '../../../base/settings/version-repository.ts';
import { ableOffers, type ShopProviders } from '../../../sales/pickup/offers.ts';
import { countUnweighed } from './unweighed-repository.ts';

export const versionView = (row: SettingVersionRow): SettingVersion => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: row.actor,
  actor_kind: row.actor_kind,
  restored_id: row.restored_id ?? 0,
  keys: row.changes.map(({ key }) => key),
});

export async function settingsView(
  db: Database,
  providers: ShopProviders,
): Promise<BackofficeSettings> {
  const stored = await storedSettings(db);
  const { ways, ...able } = ableOffers(providers);
  const [latest] = await findVersions(db, 1);
  return {
    // The values were validated when they were written; the response's schema validates them again.
    settings: stored as StoredSettings,
    defaults: defaultSettings() as StoredSettings,
    versions: Object.fromEntries(
      Object.entries(stored).map(([key, value]) => [key, versionOf(value)]),
    ),
    latest: latest ? versionView(latest) : null,
    unweighed: await countUnweighed(db),
    able: { ways: ways.map((way) => ({ ...way, periods: [...way.periods] })), ...able },
  };
}
