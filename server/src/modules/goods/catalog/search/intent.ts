import { type Avoided, CLAIMS, DIETS, NO_NEGATION, THINGS } from './label-words.ts';

/** What a search asks for besides its words. */
export interface Intent {
  /** What is left to be searched. */
  words: string[];
  min: number;
  max: number;
  isCheapest: boolean;
  /** What the labels must not have. */
  avoided: Avoided[];
  /** For each of these, a product must say one of the phrases. */
  claims: string[][];
  /** What was asked of labels, as typed. */
  requested: string[];
  /** 過敏 without the thing: no label can answer it. */
  isUnclear: boolean;
}

/** Regular expressions for the words of a table, longest first, and the entry of each. */
function tableOf<Entry>(rows: readonly (readonly [words: string, entry: Entry])[]) {
  const entries = new Map(
    rows.flatMap(([words, entry]) => words.split(' ').map((word) => [word, entry] as const)),
  );
  const longestFirst = [...entries.keys()].sort((a, b) => b.length - a.length);
  return { entries, any: `(?:${longestFirst.join('|')})` };
}

const things = tableOf(THINGS);
const diets = tableOf(DIETS);
const claims = tableOf(CLAIMS.map((words) => [words, words.split(' ')] as const));

const NOT =
  '(?:不含|不加|不用|不要|不吃|不能吃|不放|(?<!有)沒有|沒加|無添加|未添加|零添加|無|不|免|零|去|非)';
const LIST = `${things.any}(?:[和跟與或及]${things.any})*`;
const AVOIDED = new RegExp(
  `${NOT}(?:任何|含)?(${LIST})(?:成分)?的?|對?(${LIST})(?:過敏|不耐症?)(?:者|的人)?(?:可以?吃|可食|能吃)?的?`,
  'gu',
);
const THING = new RegExp(things.any, 'gu');
/** 酵素的, 維生素的 are no diets; 素月餅 is one. */
const DIET = new RegExp(
  `(?<![酵色要味元葉激因生樸])${diets.any}|素(?=食|月餅|粽|菜|料|餃|包子|火鍋|點心|糕餅|禮盒|醬|麵)`,
  'gu',
);
const CLAIM = new RegExp(claims.any, 'gu');
/** Any other negation is a phrase that products must say themselves. */
const NEGATED =
  /^(?:不|沒有|沒加|無|免|零|未(?=添加|使用)|非(?=基改|油炸|籠飼)|[低減](?=[糖鹽鈉脂卡油熱醣敏磷鉀]))[^的]+/u;

const DIGITS = '零一二三四五六七八九';
/** 10, 100, 1000, 10000. */
const UNITS = '十百千萬';

/** 500, 1 500 (from 1,500), 五百, 一千五. */
function amountOf(text: string): number {
  if (/\d/.test(text)) return Number(text.replaceAll(' ', ''));
  let sum = 0;
  let unit = 10;
  let digit = 0;
  for (const character of text.replaceAll('兩', '二')) {
    const zeros = UNITS.indexOf(character) + 1;
    if (zeros === 0) digit = DIGITS.indexOf(character);
    else {
      unit = 10 ** zeros;
      sum += (digit || 1) * unit;
      digit = 0;
    }
  }
  return sum + (digit * unit) / 10;
}

const AMOUNT = String.raw`(?:nt)?\$?(\d{1,3}(?: \d{3})+|\d+|[一二兩三四五六七八九]?[十百千萬][一二三四五六七八九十百千]*)`;
const BUDGETS: readonly [pattern: RegExp, boundsOf: (a: number, b: number) => Partial<Intent>][] = [
  [
    new RegExp(`${AMOUNT}元? ?[到至] ?${AMOUNT}(?:元|塊)(?:之間|的)?`, 'u'),
    (min, max) => ({ min, max }),
  ],
  // 300-500元; 1 500元 was 1,500元.
  [/(\d{3,})元? (\d{3,})(?:元|塊)(?:之間|的)?/u, (min, max) => ({ min, max })],
  [new RegExp(`${AMOUNT}(?:元|塊錢?)?(?:以上|起(?!司))的?`, 'u'), (min) => ({ min })],
  [
    new RegExp(`(?:不超過|低於|預算)${AMOUNT}(?:元|塊錢?)?(?:以下|以內|內)?的?`, 'u'),
    (max) => ({ max }),
  ],
  [
    new RegExp(
      `${AMOUNT}(?:(?:元|塊錢?)(?:以下|以內|之內|內|有找|左右|上下)?|以下|以內|之內|有找)的?`,
      'u',
    ),
    (max) => ({ max }),
  ],
];
const CHEAP = /(?:便宜|平價|划算|銅板價?)的?/u;

/** Takes the first budget out of the text. */
function budgetIn(text: string): { rest: string; bounds: Partial<Intent> } {
  for (const [pattern, boundsOf] of BUDGETS) {
    const found = pattern.exec(text);
    if (found !== null)
      return {
        rest: text.replace(found[0], ' '),
        bounds: boundsOf(amountOf(found[1] ?? ''), amountOf(found[2] ?? '0')),
      };
  }
  return { rest: text, bounds: {} };
}

const wordsIn = (text: string) => [...new Set(text.split(' ').filter((word) => word !== ''))];

/** Takes out what labels answer: claims first, since 無咖啡因 is no 無 before a thing. */
function labelsIn(text: string) {
  const found: Pick<Intent, 'avoided' | 'claims' | 'requested'> = {
    avoided: [],
    claims: [],
    requested: [],
  };
  const take = (from: string, pattern: RegExp, read: (match: string) => void) =>
    from.replaceAll(pattern, (match) => {
      read(match);
      found.requested.push(match === '素' ? '素食' : match.replace(/的$/, ''));
      return ' ';
    });
  let rest = take(text, CLAIM, (match) => found.claims.push(claims.entries.get(match) ?? [match]));
  rest = take(rest, AVOIDED, (match) => {
    for (const thing of match.replace(new RegExp(`^${NOT}`, 'u'), '').match(THING) ?? [])
      found.avoided.push(...[things.entries.get(thing) ?? []].flat());
  });
  rest = take(rest, DIET, (match) => {
    found.avoided.push(...[diets.entries.get(match === '素' ? '素食' : match) ?? []].flat());
  });
  const words = wordsIn(rest).flatMap((word) => {
    const [phrase] = (NO_NEGATION.test(word) ? null : NEGATED.exec(word)) ?? [];
    if (phrase === undefined) return [word];
    found.requested.push(phrase);
    found.claims.push([phrase]);
    return wordsIn(word.slice(phrase.length).replace(/^的/, ''));
  });
  return { ...found, words };
}

/** What a search asks for; `text` is in the form of searches. */
export function intentOf(text: string): Intent {
  const { rest, bounds } = budgetIn(text);
  const cheap = rest.replace(CHEAP, ' ');
  const { words, ...labels } = labelsIn(cheap);
  return {
    ...{ min: 0, max: Number.POSITIVE_INFINITY, ...bounds },
    isCheapest: cheap !== rest,
    ...labels,
    words,
    isUnclear: words.some((word) => /過敏(?!肌)/u.test(word)),
  };
}
