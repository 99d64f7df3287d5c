import { titleOf } from '../../modules/goods/catalog/goods/columns.ts';
import type { ImportReport } from '../../modules/goods/catalog/goods/import-events.ts';
import type { Change } from '../../modules/goods/catalog/goods/product-plan.ts';

const LONGEST = 30;

const short = (text: string) => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line || '（空白）';
};

interface ProductChange {
  prd_id: string;
  kind: 'created' | 'updated';
  changes: readonly Change[];
}

/** `修改 P0001：售價 600 → 650`. */
export function changeLine({ prd_id, kind, changes }: ProductChange): string {
  const parts = changes.map(({ field, before, after }) =>
    kind === 'created'
      ? `${titleOf(field)} ${short(after)}`
      : `${titleOf(field)} ${short(before)} → ${short(after)}`,
  );
  return `${kind === 'created' ? '新增' : '修改'} ${prd_id}：${parts.join('，')}`;
}

const makersText = ({ created, updated }: ImportReport['makers']) =>
  created + updated > 0 ? `；生產者新增 ${created}、修改 ${updated}` : '';

/** The result of an import, and what to do next. */
export function reportLines(
  report: ImportReport,
  { dryRun, skipBad }: { dryRun: boolean; skipBad: boolean },
): string[] {
  const { rows, created, updated, unchanged, bad, categories, makers, imported } = report;
  const counts = `共 ${rows} 列：新增 ${created}、修改 ${updated}、不變 ${unchanged}、有問題 ${bad}；分類新增 ${categories.created}、修改 ${categories.updated}${makersText(makers)}。`;
  if (imported) return [`已匯入。${counts}`];
  if (dryRun) return [`試算，沒有寫入。${counts}`];
  const advice = skipBad ? '' : '，或加上 --skip-bad 只匯入沒有問題的列';
  return [counts, `沒有匯入任何商品：請修正以上問題後再執行一次${advice}。`];
}
