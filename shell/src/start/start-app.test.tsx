import type { PublicConfig } from '@pinpu/shared/contracts';
import {
  appStore,
  initialisedAtom,
  publicConfigAtom,
  sessionIdAtom,
  startFailedAtom,
} from '@pinpu/shared/state';
import { fakeApi } from '@pinpu/shared/testing';
import type { Remotes } from '../composition/remotes.ts';
import { startApp } from './start-app.ts';

const config: PublicConfig = {
  s: 'session-0001',
  app_init_delay_ms: 1000,
  lang: 'zh-TW',
  curr: 'TWD',
  logo_resource: { name: '拼鋪', text: '' },
  home_keywords: [],
  home_content: { slideshows: [], header_html: '', banner_html: '' },
  web_resources: {},
  product_unit: '件',
  categories: [],
  brands: [],
  module_options: {},
  support: { return_email: '', service_email: '', phone: '' },
  house_promo_code: '',
};

function remotesWith(prefetch: jest.Mock): Remotes {
  const routes = [{ path: '/', page: 'home', view: '', files: [] }];
  const version = {
    base: '/',
    entry: 'e.js',
    routes,
    slots: {},
    requires: '*',
    integrity: {},
    status: 'live' as const,
  };
  return {
    composition: { id: 'test', remotes: { 'mf-catalog': version } },
    loadPage: async () => ({ Page: () => null, prefetch }),
    loadSlot: () => Promise.reject(new Error('none')),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  appStore.set(initialisedAtom, false);
  appStore.set(sessionIdAtom, '');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('marks the app initialised 1000 ms after the configuration has loaded [F1]', async () => {
  fakeApi({ 'GET /api/config/public': () => ({ success: true, body: config }) });
  const started = startApp(remotesWith(jest.fn()));
  while (appStore.get(publicConfigAtom) === undefined) await Promise.resolve();
  await jest.advanceTimersByTimeAsync(999);
  expect(appStore.get(initialisedAtom)).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  await started;
  expect(appStore.get(initialisedAtom)).toBe(true);
});

it('stores a session that differs from the stored one [N1]', async () => {
  fakeApi({
    'GET /api/config/public': () => ({ success: true, body: { ...config, app_init_delay_ms: 0 } }),
  });
  jest.useRealTimers();
  await startApp(remotesWith(jest.fn()));
  expect(appStore.get(sessionIdAtom)).toBe('session-0001');
});

it('uses the delay to read what the first page will ask for [F1]', async () => {
  jest.useRealTimers();
  const prefetch = jest.fn(async () => undefined);
  fakeApi({
    'GET /api/config/public': () => ({ success: true, body: { ...config, app_init_delay_ms: 20 } }),
  });
  await startApp(remotesWith(prefetch));
  expect(prefetch).toHaveBeenCalledWith({}, { pathname: '/', search: '' });
});

it('says that the configuration could not be had, and starts on a later try [X4]', async () => {
  jest.useRealTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  fakeApi({});
  await startApp(remotesWith(jest.fn()));
  expect(appStore.get(startFailedAtom)).toBe(true);
  fakeApi({
    'GET /api/config/public': () => ({ success: true, body: { ...config, app_init_delay_ms: 0 } }),
  });
  await startApp(remotesWith(jest.fn()));
  expect(appStore.get(startFailedAtom)).toBe(false);
  expect(appStore.get(initialisedAtom)).toBe(true);
});
