import { brotliDecompressSync } from 'node:zlib';
import { brotliTemplate, filledTemplate, textTemplate } from './brotli-template.ts';

const NAMES = [...'茶葉糕餅陶器禮盒咖啡醬料乾貨鮮果米麵皂香'];
const RULES = ['display', 'grid', 'gap', 'padding', 'margin', 'color', 'border', 'width'];
const pick = (from: readonly string[], number: number) =>
  from[(number * 7919 + ((number * number) >> 3)) % from.length];

/** Text as varied as a page's, for an encoder that predicts letters from the ones before. */
const tile = (number: number) =>
  `<li class="c${((number * 2_654_435_761) >>> 0).toString(36)}"><a href="/product/P${1000 + number}">${pick(NAMES, number)}${pick(NAMES, number + 3)}，${pick(NAMES, number * 5)}</a>${pick(RULES, number)}:${(number * 48_271) % 977}px {${pick(RULES, number + 5)}}</li>`;
const tiles = Array.from({ length: 400 }, (_, number) => tile(number)).join('\n');

const pageWith = (nonce: string, token: string) =>
  `<style nonce="${nonce}">${tiles}</style><script nonce="${nonce}">${tiles.slice(0, 3000)}</script>${tiles}<i>{"page":"${token}"}</i>${tiles.slice(5000)}`;

const FIRST = ['AAAAAAAAAAAAAAAAAAAAAA==', 'first.token.of.the.page.0001'];
const SECOND = ['q83vEjRWeJCrze8SNFZ4kA==', 'other.token.of.the.page.0002'];

const compressed = (text: string, values: readonly string[], quality = 5) =>
  brotliTemplate(textTemplate(text, values), values, quality);

const read = (bytes: Buffer | undefined) => brotliDecompressSync(bytes ?? '').toString();

it.each([4, 5, 9, 11])(
  'a template is compressed once for all values, at quality %d',
  async (quality) => {
    const [nonce = '', token = ''] = FIRST;
    const template = await compressed(pageWith(nonce, token), FIRST, quality);
    if (template === undefined) throw new Error('not compressed');
    const [otherNonce = '', otherToken = ''] = SECOND;
    expect(read(filledTemplate(template, SECOND))).toBe(pageWith(otherNonce, otherToken));
    expect(read(filledTemplate(template, FIRST))).toBe(pageWith(nonce, token));
    expect(template.bytes.length).toBeLessThan(pageWith(nonce, token).length / 4);
  },
);

it('a template has nothing of the values it was made with', async () => {
  const [nonce = '', token = ''] = FIRST;
  const template = await compressed(pageWith(nonce, token), FIRST);
  for (const value of FIRST) expect(template?.bytes.indexOf(value)).toBe(-1);
});

it('a template rejects a value of another length', async () => {
  const template = await compressed('<b>12</b> text', ['12']);
  if (template === undefined) throw new Error('not compressed');
  expect(filledTemplate(template, ['123'])).toBeUndefined();
});

it.each(['ends with 12', 'is twice 1212 here', 'is before a word of Chinese: 12茶葉'])(
  'there is no template where a value %s',
  async (text) => {
    expect(await compressed(text, ['12'])).toBeUndefined();
  },
);
