import type { Inspection } from './inspection.ts';
import { reportText } from './report-text.ts';

const page = { name: 'page.js', transferred: 84_200, decoded: 290_000, requested: 40 };

const inspection: Inspection = {
  id: '0123456789ab',
  parts: [
    {
      ...{ id: 'mf-cart/page/cart', remote: 'mf-cart', box: new DOMRect() },
      ...{ recorded: true, loading: { files: [page], ms: 30 }, shownAfter: 95 },
      modules: [
        {
          ...{ name: 'react', requires: '^19.0.0', bundled: false },
          provided: { version: '19.3.1', from: 'shell' },
        },
      ],
    },
  ],
  builds: [
    {
      ...{ name: 'mf-cart', version: '1.0.0-abc', channel: '試行版本', base: '/' },
      loading: { files: [page], ms: 312 },
    },
    {
      ...{ name: 'mf-promo', version: '', channel: undefined, base: '/', loading: undefined },
    },
  ],
  modules: [{ name: 'react', version: '19.3.1', from: 'shell', usedBy: ['mf-cart'] }],
  refused: [{ remote: 'mf-x', version: '2', slot: 'home.end', reason: 'is late' }],
  overrides: { 'mf-cart': { url: 'http://localhost:3002/' } },
};

const text = (of: Inspection) =>
  reportText(of, { path: '/cart', time: new Date('2026-11-22T10:00:00Z'), browser: 'Chrome' });

it('the report has a line for each part of the page [M3]', () => {
  expect(text(inspection).split('\n')).toEqual([
    '拼鋪組成報告 0123456789ab',
    '網址：/cart',
    '時間：2026-11-22T10:00:00.000Z',
    '瀏覽器：Chrome',
    '',
    '畫面上的部分',
    '- mf-cart 頁面 cart，1.0.0-abc，試行版本',
    '  1 個檔案，傳輸 84 KB，解壓縮後 290 KB，載入 30 毫秒，請求後 95 毫秒顯示',
    '  檔案：page.js，傳輸 84 KB，解壓縮後 290 KB',
    '  共用程式（由 shell 提供，模組未自備）：react 19.3.1',
    '',
    '模組',
    '- mf-cart 1.0.0-abc，試行版本，1 個檔案，傳輸 84 KB，解壓縮後 290 KB，載入 312 毫秒',
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

it('omits empty sections [M3]', () => {
  const none = { ...inspection, parts: [], builds: [], modules: [], refused: [], overrides: {} };
  expect(text(none).split('\n')).toHaveLength(4);
});
