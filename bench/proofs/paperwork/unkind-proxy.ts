import { setTimeout as pause } from 'node:timers/promises';
import type { Draw } from '../../../server/src/testing/seeded-numbers.ts';
import { type Answered, type Carry, type FarEndProxy, startFarEndProxy } from './far-end-proxy.ts';

/** What happens to a call on its way: the far end does it in all cases but the first two. */
const FAULTS = ['unavailable', 'cut before', 'answer lost', 'answer late', 'done late'] as const;
export type Fault = (typeof FAULTS)[number];

export interface UnkindProxy extends FarEndProxy {
  /** How many of a hundred calls fail. */
  knobs: { percent: number };
  /** How often each fault occurred. */
  counts: Record<Fault, number>;
}

type Way = (forward: () => Promise<Answered>) => Promise<Answered | null>;

/** A far end's network. `slowMs` is longer than the shop waits for an answer, and shorter than its leases. */
export async function startUnkindProxy(
  target: string,
  { draw, slowMs }: { draw: Draw; slowMs: number },
): Promise<UnkindProxy> {
  const knobs = { percent: 0 };
  const counts = Object.fromEntries(FAULTS.map((fault) => [fault, 0])) as Record<Fault, number>;
  const WAYS: Record<Fault, Way> = {
    unavailable: async () => ({ status: 503, type: 'text/plain', body: 'down' }),
    'cut before': async () => null,
    'answer lost': async (forward) => {
      await forward();
      return null;
    },
    'answer late': async (forward) => {
      const answer = await forward();
      await pause(slowMs);
      return answer;
    },
    'done late': async (forward) => {
      await pause(slowMs);
      return forward();
    },
  };
  const carry: Carry = async (_call, forward) => {
    const fault = draw(100) < knobs.percent ? FAULTS[draw(FAULTS.length)] : undefined;
    if (fault === undefined) return forward();
    counts[fault] += 1;
    return WAYS[fault](forward);
  };
  return { ...(await startFarEndProxy(target, carry)), knobs, counts };
}
