import { median } from '../support/median.ts';
import { askPage, type PageAnswer } from './ask.ts';
import { throughput } from './load.ts';

/** A shop with rendering on and one with rendering off. */
export interface Shops {
  on: string;
  off: string;
}

const CALLERS = 8;
/** The number of turns in which pages per second are counted, alternating between the shops. */
const TURNS = 5;

const msOf = (answers: readonly PageAnswer[]) =>
  Number(median(answers.map(({ ms }) => ms)).toFixed(1));

/** Milliseconds until a page has arrived: the very first one, pages requested once, and one requested repeatedly. */
export async function pageCosts(shops: Shops, products: readonly string[]) {
  const first = { on: await askPage(shops.on, '/'), off: await askPage(shops.off, '/') };
  const once = { on: [] as PageAnswer[], off: [] as PageAnswer[] };
  for (const path of products) {
    once.on.push(await askPage(shops.on, path));
    once.off.push(await askPage(shops.off, path));
  }
  const again = { on: [] as PageAnswer[], off: [] as PageAnswer[] };
  for (const _each of products) {
    again.on.push(await askPage(shops.on, '/'));
    again.off.push(await askPage(shops.off, '/'));
  }
  return {
    'first page after the start': { on: msOf([first.on]), off: msOf([first.off]) },
    'a product that is requested once': { on: msOf(once.on), off: msOf(once.off) },
    'home, again and again': { on: msOf(again.on), off: msOf(again.off) },
  };
}

/** Home pages per second, with rendering on and off in turn. */
export async function pagesPerSecond(shops: Shops, seconds: number) {
  const counted = { on: [] as number[], off: [] as number[] };
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const rendering of ['on', 'off'] as const) {
      const ask = () => askPage(shops[rendering], '/');
      counted[rendering].push(await throughput(CALLERS, seconds / TURNS, ask));
    }
  return { on: Math.round(median(counted.on)), off: Math.round(median(counted.off)) };
}
