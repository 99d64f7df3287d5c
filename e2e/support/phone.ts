import { devices } from '@playwright/test';
import { shop } from './shop.ts';

/** The default screen of journeys, at the shop under test. */
export const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  baseURL: shop.url,
  locale: 'zh-TW',
  timezoneId: 'Asia/Taipei',
};
