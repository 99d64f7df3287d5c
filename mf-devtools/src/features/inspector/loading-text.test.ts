import { loadingText, moduleOrigins, partText } from './loading-text.ts';

const file = (transferred: number, decoded: number) => ({
  ...{ name: 'a.js', requested: 0, transferred, decoded },
});

it.each([
  [[file(0, 400), file(0, 900)], '2 個檔案，解壓縮後 1 KB，來自快取，載入 12 毫秒'],
  [
    [file(5200, 20_000), file(0, 900)],
    '2 個檔案，傳輸 5 KB，解壓縮後 21 KB，其中 1 個來自快取，載入 12 毫秒',
  ],
  [[file(0, 0)], '1 個檔案，大小無法讀取，載入 12 毫秒'],
])('the text for %j is: %s [M3]', (files, sentence) => {
  expect(loadingText({ files, ms: 12 })).toBe(sentence);
});

const part = {
  ...{ id: 'mf-cart/page/cart', remote: 'mf-cart', box: new DOMRect() },
  ...{ loading: undefined, shownAfter: undefined, modules: [] },
};

it('the text of a part has the time it was rendered, or says that its build lists no files [M3]', () => {
  const loading = { files: [file(1000, 4000)], ms: 20 };
  expect(partText({ ...part, recorded: true, loading, shownAfter: 1203 })).toBe(
    '1 個檔案，傳輸 1 KB，解壓縮後 4 KB，載入 20 毫秒，請求後 1203 毫秒顯示',
  );
  expect(partText({ ...part, recorded: false })).toBe('此版本未記錄各部分的檔案');
  expect(partText({ ...part, recorded: true })).toBe('瀏覽器沒有載入紀錄');
});

it('the text groups shared modules by the build that provides them, and names copies bundled in a build [M3]', () => {
  const from = (build: string, version: string) => ({ provided: { from: build, version } });
  const module = (name: string, bundled = false) => ({ name, requires: '*', bundled });
  expect(
    moduleOrigins([
      { ...module('react'), ...from('shell', '19.3.1') },
      { ...module('chart', true), ...from('mf-promo', '2.0.0') },
      { ...module('router'), ...from('shell', '7.1.0') },
      { ...module('gone'), provided: undefined },
    ]),
  ).toEqual([
    { origin: '由 shell 提供，模組未自備', names: ['react 19.3.1', 'router 7.1.0'] },
    { origin: '由 mf-promo 提供，模組另有備份', names: ['chart 2.0.0'] },
    { origin: '本頁未載入，模組未自備', names: ['gone'] },
  ]);
});
