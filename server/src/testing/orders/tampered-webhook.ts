import type { Fields } from '../../modules/sales/payment/providers/ecpay/check-mac-value.ts';
import { type Draw, oneOf } from '../seeded-numbers.ts';

const SIGNS = '0123456789ABCDEFabcdef交易&=+% ~\'"\n';

type Entries = [name: string, value: string][];
type Mutation = (entries: Entries, draw: Draw, others: readonly Fields[]) => Entries;

const changed = (text: string, draw: Draw) => {
  const [at, sign] = [draw(text.length + 1), SIGNS.charAt(draw(SIGNS.length))];
  const kinds = [
    text.slice(0, at) + sign + text.slice(at),
    text.slice(0, at) + sign + text.slice(at + 1),
  ];
  return draw(3) === 0 ? text.slice(0, at) + text.slice(at + 1) : (kinds[draw(2)] ?? text);
};
const at = (entries: Entries, i: number, entry: Entries[number]) => entries.with(i, entry);

const MUTATIONS: [Mutation, ...Mutation[]] = [
  (entries, draw) => {
    const i = draw(entries.length);
    const [name = '', value = ''] = entries[i] ?? [];
    return at(entries, i, [name, changed(value, draw)]);
  },
  (entries, draw) => {
    const i = draw(entries.length);
    const [name = '', value = ''] = entries[i] ?? [];
    return at(entries, i, [changed(name, draw), value]);
  },
  (entries, draw) => entries.toSpliced(draw(entries.length), 1),
  (entries, draw) => [...entries, [`Field${draw(99)}`, String(draw(99))]],
  // Merges two fields into one, in the order in which they are signed.
  (entries, draw) => {
    const sorted = entries.toSorted(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
    const i = draw(sorted.length - 1);
    const [[name = '', value = ''] = [], [next = '', more = ''] = []] = [sorted[i], sorted[i + 1]];
    return sorted.toSpliced(i, 2, [name, `${value}&${next}=${more}`]);
  },
  // Changes the case, which the check value ignores.
  (entries, draw) => {
    const i = draw(entries.length);
    const [name = '', value = ''] = entries[i] ?? [];
    return at(
      entries,
      i,
      draw(2) === 0 ? [name.toLowerCase(), value] : [name.toUpperCase(), value],
    );
  },
  // Combines the fields of one webhook with the check value of another.
  (entries, draw, others) => {
    const other = others[draw(others.length)]?.CheckMacValue ?? '';
    return entries.map(([name, value]) => [name, name === 'CheckMacValue' ? other : value]);
  },
  (entries, draw) => {
    const forged: Entries = [
      ['RtnCode', '1'],
      ['TradeAmt', '1'],
      ['SimulatePaid', '0'],
      ['MerchantTradeNo', 'PT9'],
    ];
    const [name = '', value = ''] = forged[draw(forged.length)] ?? [];
    return [...entries.filter(([known]) => known !== name), [name, value]];
  },
];

/** A webhook altered as by an attacker who has seen `others` but does not know the key; sometimes unchanged. */
export const tamperedWebhook = (webhook: Fields, others: readonly Fields[], draw: Draw): Fields =>
  Object.fromEntries(oneOf(MUTATIONS, draw)(Object.entries(webhook), draw, others));
