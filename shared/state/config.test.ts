import { configOf } from '@pinpu/shared/testing';
import { createStore } from 'jotai';
import {
  adminTokenAtom,
  applyPublicConfigAtom,
  brandsAtom,
  cartCountAtom,
  categoriesAtom,
  homeContentAtom,
  homeKeywordsAtom,
  initialisedAtom,
  languageAtom,
  logoResourceAtom,
  moduleOptionsAtom,
  priceLevelAtom,
  productUnitAtom,
  promoCodeAtom,
  sessionIdAtom,
  supportAtom,
  userTokenAtom,
  webResourcesAtom,
} from './index.ts';

const config = configOf({
  s: 'session-0002',
  home_keywords: ['烏龍'],
  home_content: { slideshows: [], header_html: '<p>茶</p>', banner_html: '' },
  web_resources: { Store_Footer_Text_HTML: '<p>頁尾</p>' },
  brands: [{ brand_id: 'B1', brand_name: '山' }],
  module_options: { cart: { max_order_num: 50 } },
  support: {
    return_email: 'return@pinpu.test',
    service_email: 'service@pinpu.test',
    phone: '02-0000-0000',
  },
});

it('starts as a guest in zh-TW at price level 0, not initialised [S1]', () => {
  const store = createStore();
  expect(store.get(languageAtom)).toBe('zh-TW');
  expect([store.get(userTokenAtom), store.get(adminTokenAtom)]).toEqual(['', '']);
  expect([store.get(sessionIdAtom), store.get(cartCountAtom)]).toEqual(['', 0]);
  expect(store.get(priceLevelAtom)).toBe(0);
  expect(store.get(promoCodeAtom)).toBe('');
  expect(store.get(initialisedAtom)).toBe(false);
});

it('applies every field of the configuration to the state [S1, N1]', () => {
  const store = createStore();
  store.set(applyPublicConfigAtom, config);
  expect(store.get(homeContentAtom)).toEqual(config.home_content);
  expect(store.get(logoResourceAtom)).toEqual(config.logo_resource);
  expect(store.get(homeKeywordsAtom)).toEqual(['烏龍']);
  expect(store.get(webResourcesAtom)).toEqual(config.web_resources);
  expect(store.get(productUnitAtom)).toBe('件');
  expect(store.get(categoriesAtom)).toEqual(config.categories);
  expect(store.get(brandsAtom)).toEqual(config.brands);
  expect(store.get(moduleOptionsAtom)).toEqual(config.module_options);
  expect(store.get(supportAtom)).toEqual(config.support);
});

it('stores a session id that differs from the stored one [N1]', () => {
  localStorage.setItem('uuid', JSON.stringify('session-0001'));
  const store = createStore();
  store.set(applyPublicConfigAtom, config);
  expect(store.get(sessionIdAtom)).toBe('session-0002');
  expect(localStorage.getItem('uuid')).toBe('"session-0002"');
});
