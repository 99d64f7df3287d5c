import type { Fields } from '../../../server/src/modules/sales/payment/providers/ecpay/check-mac-value.ts';
import type { FakeLogistics } from '../../../server/src/testing/fakes/ecpay-logistics/fake-logistics.ts';
import type { Draw } from '../../../server/src/testing/seeded-numbers.ts';
import type { Deployment } from '../support/deployment.ts';
import { post } from '../support/http.ts';

/** How the fake's notices about parcels reach the shop. */
export interface Notices {
  /** How many of a hundred are lost for ever, wait until later notices have arrived, and are sent twice. */
  knobs: { lost: number; late: number; twice: number };
  counts: { sent: number; lost: number; late: number };
}

const LIMIT_MS = 10_000;

/**
 * Has the fake deliver its notices to any instance, since the shop's public address does not exist. What is late or not
 * acknowledged is sent by `repeat`.
 */
export function deliverNotices(fake: FakeLogistics, deployment: Deployment, draw: Draw): Notices {
  const knobs = { lost: 0, late: 0, twice: 0 };
  const counts = { sent: 0, lost: 0, late: 0 };
  const send = async (url: string, form: Fields) => {
    const to = `${deployment.url(draw(deployment.shops.length))}${new URL(url).pathname}`;
    counts.sent += 1;
    return post(to, { form, limitMs: LIMIT_MS }).catch(() => ({ status: 0, text: '' }));
  };
  fake.post = async (url, fields) => {
    const chance = draw(100);
    const sent = { url, fields, status: 0, answer: '' };
    if (chance < knobs.lost) {
      counts.lost += 1;
      return sent;
    }
    fake.sent.push(sent);
    if (chance < knobs.lost + knobs.late) {
      counts.late += 1;
      return sent;
    }
    if (draw(100) < knobs.twice) await send(url, fields);
    const { status, text } = await send(url, fields);
    return Object.assign(sent, { status, answer: text });
  };
  return { knobs, counts };
}
