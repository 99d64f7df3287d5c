import { devices } from '@playwright/test';
import { shop } from './shop.ts';

/** The screen that journeys begin on, at the shop under test. */
export const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  baseURL: shop.url,
  locale: 'zh-TW',
  timezoneId: 'Asia/Taipei',
};
