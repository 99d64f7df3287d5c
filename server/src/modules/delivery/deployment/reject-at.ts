import { Rejection } from '../../../platform/errors/rejection.ts';
import type { GateRejection } from './gates/gate.ts';

/** @throws Rejection 422 with each rejection, its reason and what to do, unless there is none. Deployed tools read `refusals`. */
export function rejectAt(rejections: readonly GateRejection[]): void {
  if (rejections.length === 0) return;
  const gates = [...new Set(rejections.map(({ gate }) => gate))].join('、');
  throw new Rejection(
    422,
    'GATE_REFUSED',
    `部署檢查未通過（${gates}），商店維持原狀。請依 refusals 逐項修正後再試。`,
    { refusals: rejections },
  );
}
