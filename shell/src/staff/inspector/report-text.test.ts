import type { Inspection } from './inspection.ts';
import { loadingText, reportText } from './report-text.ts';

const inspection: Inspection = {
  id: '0123456789ab',
  parts: [{ id: 'mf-cart/page/cart', remote: 'mf-cart', box: new DOMRect() }],
  builds: [
    {
      ...{ name: 'mf-cart', version: '1.0.0-abc', channel: '試行版本', base: '/' },
      loading: { files: 3, bytes: 84_200, ms: 312 },
    },
    {
      ...{ name: 'mf-promo', version: '', channel: undefined, base: '/', loading: undefined },
    },
  ],
  modules: [{ name: 'react', version: '19.3.1', from: 'shell', usedBy: ['mf-cart'] }],
  refused: [{ remote: 'mf-x', version: '2', slot: 'home.end', reason: 'is late', paths: [] }],
  overrides: { 'mf-cart': { url: 'http://localhost:3002/' } },
};

const text = (of: Inspection) =>
  reportText(of, { path: '/cart', time: new Date('2026-11-22T10:00:00Z'), browser: 'Chrome' });

it('says what the page is made of, a line for each [M3]', () => {
  expect(text(inspection).split('\n')).toEqual([
    '拼鋪組成報告 0123456789ab',
    '網址：/cart',
    '時間：2026-11-22T10:00:00.000Z',
    '瀏覽器：Chrome',
    '',
    '畫面上的部分',
    '- mf-cart 頁面 cart',
    '',
    '模組',
    '- mf-cart 1.0.0-abc，試行版本，3 個檔案，84 KB，312 毫秒',
    '- mf-promo （版本不明），本頁未載入',
    '',
    '此瀏覽器的版本',
    '- mf-cart：http://localhost:3002/',
    '',
    '未採用',
    '- mf-x 2 home.end：is late',
    '',
    '共用程式',
    '- react 19.3.1，來自 shell',
  ]);
});

it('leaves out what there is none of [M3]', () => {
  const none = { ...inspection, parts: [], builds: [], modules: [], refused: [], overrides: {} };
  expect(text(none).split('\n')).toHaveLength(4);
});

it.each([
  [{ files: 2, bytes: 400, ms: 0 }, '2 個檔案，1 KB，來自快取'],
  [{ files: 1, bytes: 0, ms: 12 }, '1 個檔案，大小無法讀取，12 毫秒'],
])('says of %o: %s [M3]', (loading, sentence) => {
  expect(loadingText(loading)).toBe(sentence);
});
