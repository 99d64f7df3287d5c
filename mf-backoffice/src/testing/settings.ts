import {
  type BackofficeSettings,
  SETTING_NAMES,
  SETTINGS,
  type StoredSettings,
} from '@pinpu/shared/contracts/backoffice';

const all = <Value>(entry: (name: (typeof SETTING_NAMES)[number]) => Value) =>
  Object.fromEntries(SETTING_NAMES.map((name) => [name, entry(name)]));

const NOTHING = all(() => null) as unknown as StoredSettings;
const DEFAULTS = all((name) => SETTINGS[name].default ?? null) as unknown as StoredSettings;

/** The published settings, all at the version `version`. */
export const publishedOf = (
  settings: Partial<StoredSettings> = {},
  version = 'v1',
): BackofficeSettings => ({
  settings: { ...NOTHING, ...settings },
  defaults: DEFAULTS,
  versions: all(() => version),
  latest: null,
  unweighed: 0,
  able: {
    ways: [
      { pay_way: 3, min_amt: 1, max_amt: 200_000, periods: [] },
      { pay_way: 4, min_amt: 1000, max_amt: 200_000, periods: [3, 6, 12] },
      { pay_way: 1, min_amt: 1, max_amt: 20_000, periods: [] },
    ],
    pickup: true,
    ...{ parcels: true, home: ['TCAT'] },
  },
});
