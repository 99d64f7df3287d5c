import type { Deployment, PartErrors } from '@pinpu/shared/contracts';

export type HistoryEntry = Deployment['history'][number];

const ACTIONS: Record<NonNullable<HistoryEntry['action']>, string> = {
  deploy: '上線',
  canary: '開始試行',
  promote: '全面上線',
  rollback: '回復',
  'automatic-rollback': '自動回復',
  retire: '停用',
  built: '建置上線',
};

/** What an entry of the history did: an action on no version took the whole remote out of the shop. */
export const actionText = ({ action, version }: HistoryEntry) =>
  action === 'retire' && version === '' ? '移除' : ACTIONS[action ?? 'deploy'];

/** The live versions, each with its share of visitors in percent; none where nothing is live. */
export function shares({ stable, canary }: Pick<Deployment, 'stable' | 'canary'>) {
  const { version, percent } = canary ?? { version: '', percent: 0 };
  return [
    { version: stable, percent: 100 - percent },
    { version, percent },
  ].filter((one) => one.version !== '');
}

/** What pages reported about a version within a day, and the reason of the last failure. */
export function summaryOf(errors: PartErrors | undefined): string {
  const ok = errors?.phases.reduce((sum, phase) => sum + phase.ok, 0) ?? 0;
  const failed = errors?.phases.reduce((sum, phase) => sum + phase.failed, 0) ?? 0;
  if (ok + failed === 0) return '24 小時內沒有回報';
  const counts = `24 小時內成功 ${ok.toLocaleString()} 次，失敗 ${failed.toLocaleString()} 次`;
  const [last] = errors?.reasons ?? [];
  return last === undefined ? counts : `${counts}，最近：${last.why}`;
}
