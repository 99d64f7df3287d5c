import { chineseTexts } from './chinese-texts.ts';

const inText = (text: string, path = 'shell/src/Sample.tsx') => chineseTexts({ path, text });

it.each([
  ['台灣烏龍茶', '台', '臺'],
  ['產地：台南市', '台', '臺'],
  ['你可能也會喜歡', '你', '您'],
  ['目前無法連線，請稍候再試。', '稍候', '稍後'],
  ['請先登錄', '請先登錄', '登入'],
  ['默認地址', '默認', '預設'],
  ['輸入優惠卷', '優惠卷', '優惠券'],
  ['鋪裏精選', '裏', '裡 著 線 為 麼 眾 峰 帳 啟 群'],
])('rejects %s', (text, found, instead) => {
  expect(inText(text)).toEqual([`shell/src/Sample.tsx:1 "${found}": write ${instead}`]);
});

it('rejects a simplified character', () => {
  expect(inText('购物車')).toEqual([
    'shell/src/Sample.tsx:1 "购" is not a character of Taiwan\'s Big5',
  ]);
});

it.each([
  '這台裝置、後台、陽台、五台斤、平台中的商品',
  '迷你謝禮　三小物',
  '訂單處理中，請稍候，不要關閉這個頁面。',
  '登錄發票號碼',
  '伺服器無回應 or 發生錯誤，請稍候再試一次，謝謝。',
  '灰白炻器，手擀麵皮',
])('accepts %s', (text) => {
  expect(inText(text)).toEqual([]);
});

it('names every fault with its line', () => {
  expect(inText('好\n你的數據', 'docs/shop-keepers.md')).toEqual([
    'docs/shop-keepers.md:2 "你": write 您',
    'docs/shop-keepers.md:2 "數據": write 資料',
  ]);
});

it.each([
  'shell/src/frame/frame.test.tsx',
  'e2e/journeys/search.spec.ts',
  'server/src/platform/db/fixtures/shop-0.1.0.sql',
  'docs/specification.md',
])('the rule ignores %s', (path) => {
  expect(inText('台灣', path)).toEqual([]);
});
