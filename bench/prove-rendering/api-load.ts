import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 20;

/** Requests a product from the shop, one call after the other, until stopped. */
export function startAsking(url: string) {
  const times: number[] = [];
  const faults: string[] = [];
  let isOver = false;
  async function ask() {
    const began = performance.now();
    const answer = await fetch(`${url}/api/product/P0101`).catch((error: unknown) => error);
    if (!(answer instanceof Response && answer.ok)) faults.push(String(answer));
    else await answer.text();
    times.push(performance.now() - began);
  }
  async function askOn() {
    while (!isOver) {
      await ask();
      await pause(EVERY_MS);
    }
  }
  const asking = askOn();
  return {
    /** Stops; returns the milliseconds of each call, and the failed ones. */
    async stop() {
      isOver = true;
      await asking;
      return { times, faults };
    },
  };
}
