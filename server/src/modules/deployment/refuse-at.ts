import { Refusal } from '../../platform/errors/refusal.ts';
import type { GateRefusal } from './gates/gate.ts';

/** @throws Refusal 422 with each refusal, its reason and what to do, unless there is none. */
export function refuseAt(refusals: readonly GateRefusal[]): void {
  if (refusals.length === 0) return;
  const gates = [...new Set(refusals.map(({ gate }) => gate))].join('、');
  throw new Refusal(
    422,
    'GATE_REFUSED',
    `部署檢查未通過（${gates}），商店維持原狀。請依 refusals 逐項修正後再試。`,
    { refusals },
  );
}
