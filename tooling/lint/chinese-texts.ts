import { isTest, type SourceFile } from './source-files.ts';

/** Spellings that are not allowed, each with the one used in Taiwan. */
const FORBIDDEN: readonly (readonly [pattern: RegExp, instead: string])[] = [
  // 台 is right in ordinary words such as 後台, 陽台 and 台斤; and 台中 in 平台中 is not the city.
  [/(?<![平後櫃陽窗月舞爐手站這])台(?=[灣北中南東農])/u, '臺'],
  [/(?<!迷)你|妳/u, '您'],
  [/稍候(?=再)/u, '稍後'],
  [/(?:重新|請|請先)登錄|登錄(?=帳|會員|頁|後|成功|失敗|狀態|逾時)/u, '登入'],
  [/質量/u, '品質'],
  [/視頻/u, '影片'],
  [/默認/u, '預設'],
  [/用戶/u, '會員, 使用者'],
  [/信息/u, '訊息, 資訊'],
  [/短信/u, '簡訊'],
  [/郵箱/u, '電子郵件'],
  [/打印/u, '列印'],
  [/網絡/u, '網路'],
  [/軟件|硬件/u, '軟體, 硬體'],
  [/鼠標/u, '滑鼠'],
  [/屏幕/u, '螢幕'],
  [/鏈接/u, '連結'],
  [/激活/u, '啟用'],
  [/加載/u, '載入'],
  [/緩存/u, '快取'],
  [/拷貝/u, '複製'],
  [/刷新/u, '重新整理'],
  [/內存/u, '記憶體'],
  [/搜索/u, '搜尋'],
  [/反饋/u, '回饋, 意見'],
  [/數據/u, '資料'],
  [/設置/u, '設定'],
  [/創建/u, '建立'],
  [/優惠卷/u, '優惠券'],
  [/甚麼/u, '什麼'],
  [/[裏着綫爲麽衆峯賬啓羣]/u, '裡 著 線 為 麼 眾 峰 帳 啟 群'],
];

/** Sentences of the specification, which must be used word for word. */
const SPECIFIED = ['發生錯誤，請稍候再試一次，謝謝', '套餐短網址創建成功但無法取得網址'];

/** Words used in Taiwan, and the radical of the brand, that are not in Big5. */
const OUTSIDE_BIG5 = '炻鯮擀扌';

/** Taiwan's set before Unicode has all that everyday texts need, and no simplified ones. */
function charactersOfBig5(): ReadonlySet<string> {
  const decoder = new TextDecoder('big5');
  const rows = [...between(0xa4, 0xc6), ...between(0xc9, 0xf9)];
  const cells = [...between(0x40, 0x7e), ...between(0xa1, 0xfe)];
  const bytes = rows.flatMap((row) => cells.flatMap((cell) => [row, cell]));
  return new Set([...decoder.decode(new Uint8Array(bytes)), ...OUTSIDE_BIG5]);
}

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

const known = charactersOfBig5();

/** Left out: inputs of tests, frozen databases, the specification, the texts of measurements, and this list itself. */
const isSearched = (path: string) =>
  !isTest(path) &&
  !/^(?:e2e|bench)\/|\/(?:fixtures|testing)\/|^docs\/specification\.md$|^tooling\/lint\//.test(
    path,
  );

function faultsOf(line: string): string[] {
  const text = SPECIFIED.reduce((left, sentence) => left.replaceAll(sentence, ''), line);
  const strange = (text.match(/\p{Script=Han}/gu) ?? []).find((character) => !known.has(character));
  return [
    ...FORBIDDEN.flatMap(([pattern, instead]) => {
      const found = pattern.exec(text)?.[0];
      return found === undefined ? [] : [`"${found}": write ${instead}`];
    }),
    ...(strange === undefined ? [] : [`"${strange}" is not a character of Taiwan's Big5`]),
  ];
}

/** For each spelling not used in Taiwan, or that this shop writes differently. */
export function chineseTexts({ path, text }: SourceFile): string[] {
  if (!isSearched(path)) return [];
  return text
    .split('\n')
    .flatMap((line, index) => faultsOf(line).map((fault) => `${path}:${index + 1} ${fault}`));
}
