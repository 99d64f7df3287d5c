import { setTimeout as pause } from 'node:timers/promises';
import type { PaperShop } from '../paperwork/paper-shop.ts';
import { hurry } from '../paperwork/settle.ts';
import type { Answer } from '../support/http.ts';

/** A killed instance starts slowly on a loaded machine. */
const WITHIN_MS = 240_000;
const EVERY_MS = 150;

type Condition = () => Promise<boolean> | boolean;

async function untilHolds(what: string, condition: Condition, again: () => Promise<unknown>) {
  const end = performance.now() + WITHIN_MS;
  let last: unknown = '';
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`not in time: ${what} (${JSON.stringify(last)})`);
    last = await again();
    if (await condition()) return;
    await pause(EVERY_MS);
  }
}

/** Waits for what the shop does by itself; a clerk has what was refused tried again. */
export const waitFor = (shop: PaperShop, what: string, condition: Condition): Promise<void> =>
  untilHolds(what, condition, () => hurry(shop));

/** A person presses at all working instances at once, and again after no answer, until it is recorded. */
export const press = (
  { deployment }: Pick<PaperShop, 'deployment'>,
  what: string,
  isRecorded: Condition,
  send: (url: string, instance: number) => Promise<Answer>,
): Promise<void> =>
  untilHolds(what, isRecorded, async () => {
    const sent = deployment.shops.map((_, i) => send(deployment.url(i), i));
    const answers = await Promise.allSettled(sent);
    return answers.map((one) => (one.status === 'fulfilled' ? one.value.text : String(one.reason)));
  });
