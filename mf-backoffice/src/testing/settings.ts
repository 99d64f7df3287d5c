import type { BackofficeSettings, StoredSettings } from '@pinpu/shared/contracts/backoffice';
import { NO_COMPANY } from '@pinpu/shared/domain';

const DEFAULTS: StoredSettings = {
  ...{ shop_name: '拼鋪', logo: '', colour: '', site: { slogan: '', description: '' } },
  ...{
    slideshows: [],
    home_blocks: null,
    home_keywords: [],
    search_synonyms: [],
    home_header_html: '',
  },
  ...{
    home_banner_html: '',
    web_resources: {},
    about_html: '',
    returns_html: '',
    privacy_html: '',
    terms_html: '',
    company: NO_COMPANY,
    frame: { filter_button: false },
  },
  ...{
    pay_ways: null,
    pay_way_required: null,
    pickup: null,
    delivery: null,
    product_unit: '件',
    brands: [],
  },
  ...{ promo_attribution_days: 30, promo_own_purchases: false, promo_payout_minimum: 0 },
  support: { return_email: '', service_email: '', phone: '' },
};

const NOTHING = Object.fromEntries(
  Object.keys(DEFAULTS).map((name) => [name, null]),
) as unknown as StoredSettings;

/** The published settings, all at the version `version`. */
export const publishedOf = (
  settings: Partial<StoredSettings> = {},
  version = 'v1',
): BackofficeSettings => ({
  settings: { ...NOTHING, ...settings },
  defaults: DEFAULTS,
  versions: Object.fromEntries(Object.keys(DEFAULTS).map((name) => [name, version])),
  latest: null,
  able: {
    ways: [
      { pay_way: 3, min_amt: 1, max_amt: 200_000, periods: [] },
      { pay_way: 4, min_amt: 1000, max_amt: 200_000, periods: [3, 6, 12] },
      { pay_way: 1, min_amt: 1, max_amt: 20_000, periods: [] },
    ],
    pickup: true,
  },
});
