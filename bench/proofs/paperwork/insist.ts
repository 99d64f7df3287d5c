import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from '../support/http.ts';
import type { PaperShop } from './paper-shop.ts';

const RETRY_MS = 200;
const WITHIN_MS = 90_000;

/** Sends to any instance until an answer counts, since instances are killed. @throws Error after a minute and a half */
export async function insist(
  { deployment, draw }: Pick<PaperShop, 'deployment' | 'draw'>,
  send: (url: string, shop: number) => Promise<Answer>,
  counts: (answer: Answer) => boolean = ({ status }) => status === 200,
): Promise<Answer> {
  const end = performance.now() + WITHIN_MS;
  for (;;) {
    const shop = draw(deployment.shops.length);
    const answer = await send(deployment.url(shop), shop).catch((error: unknown) => ({
      ...{ status: 0, text: String(error) },
    }));
    if (counts(answer)) return answer;
    if (performance.now() > end) throw new Error(`still ${answer.status} ${answer.text}`);
    await pause(RETRY_MS);
  }
}
