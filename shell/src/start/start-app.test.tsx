import {
  appStore,
  initialisedAtom,
  publicConfigAtom,
  sessionIdAtom,
  startFailedAtom,
} from '@pinpu/shared/state';
import { configOf, fakeApi } from '@pinpu/shared/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { App } from '../App.tsx';
import { fixedRemotes, testRemotes, testRoute } from '../testing/compositions.ts';
import { startApp } from './start-app.ts';

const config = configOf({ s: 'session-0001', app_init_delay_ms: 1000, categories: [] });

const remotesWith = (prefetch: jest.Mock) =>
  testRemotes([testRoute('/')], { loadPage: async () => ({ Page: () => null, prefetch }) });

beforeEach(() => {
  jest.useFakeTimers();
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

it('prefetches the first page during the delay [F1]', async () => {
  jest.useRealTimers();
  const prefetch = jest.fn(async () => undefined);
  fakeApi({
    'GET /api/config/public': () => ({ success: true, body: { ...config, app_init_delay_ms: 20 } }),
  });
  await startApp(remotesWith(prefetch));
  expect(prefetch).toHaveBeenCalledWith({}, { pathname: '/', search: '' });
});

it('reports that the configuration failed to load, and starts on retry [X4]', async () => {
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

it('starts with the configuration in the page, and takes only the session from the server’s response [N1]', async () => {
  jest.useRealTimers();
  const calls = fakeApi({});
  const answer = Response.json({ success: true, body: { s: 'session-0003' } });
  window.pinpuEarly = { 'config/public': Promise.resolve(answer) };
  const served = { ...config, s: '', app_init_delay_ms: 0, product_unit: '盒' };
  await startApp(remotesWith(jest.fn()), served);
  expect(appStore.get(publicConfigAtom)).toMatchObject({ product_unit: '盒' });
  expect(appStore.get(sessionIdAtom)).toBe('session-0003');
  expect(calls).toEqual([]);
});

describe('an incomplete configuration', () => {
  beforeEach(() => {
    jest.useRealTimers();
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  const answer = (body: object) =>
    fakeApi({ 'GET /api/config/public': () => ({ success: true, body }) });

  it('a configuration of an older shape still starts the shop [F1]', async () => {
    answer({ s: 'session-0001', app_init_delay_ms: 0 });
    await startApp(remotesWith(jest.fn()));
    expect(appStore.get(initialisedAtom)).toBe(true);
    expect(appStore.get(publicConfigAtom)).toEqual({
      ...config,
      app_init_delay_ms: 0,
      logo_resource: { name: '', text: '' },
    });
  });

  it('drops only the invalid fields [F1, F7]', async () => {
    const slide = { id: 'S1', enable: true, target: '_top', enable_sdate: null };
    answer({
      ...config,
      app_init_delay_ms: 0,
      home_keywords: ['烏龍'],
      categories: 'none',
      module_options: null,
      home_content: { slideshows: [slide] },
    });
    await startApp(remotesWith(jest.fn()));
    expect(appStore.get(publicConfigAtom)).toMatchObject({
      home_keywords: ['烏龍'],
      categories: [],
      module_options: {},
      home_content: {
        slideshows: [{ id: 'S1', target: '_self', enable_sdate: '' }],
        banner_html: '',
      },
    });
  });

  it('a configuration that is truncated, or has no session, can be retried [X4, N1]', async () => {
    const half = '{"success":true,"body":{"s":"session-0001","lang"';
    const brokenOff = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode(half));
        stream.error(new TypeError('network error'));
      },
    });
    for (const broken of [() => new Response(half), () => new Response(brokenOff)]) {
      fakeApi({ 'GET /api/config/public': broken });
      await startApp(remotesWith(jest.fn()));
      expect(appStore.get(startFailedAtom)).toBe(true);
    }
    answer({ lang: 'zh-TW' });
    await startApp(remotesWith(jest.fn()));
    expect(appStore.get(startFailedAtom)).toBe(true);
    expect(appStore.get(initialisedAtom)).toBe(false);
  });

  it('a configuration that is slow shows only the loading image until it arrives [F1]', async () => {
    let arrive: (answer: object) => void = () => undefined;
    fakeApi({
      'GET /api/config/public': () =>
        new Promise<object>((resolve) => {
          arrive = resolve;
        }),
    });
    const started = startApp(remotesWith(jest.fn()));
    render(<App remotes={fixedRemotes(remotesWith(jest.fn()))} />);
    expect(screen.getByRole('status', { name: '載入中' })).toBeVisible();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    await waitFor(() => expect(arrive.length).toBe(1));
    arrive({ success: true, body: { ...config, app_init_delay_ms: 0 } });
    await act(() => started);
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });
});
