import type { GoodsLine } from '@pinpu/shared/contracts/backoffice';
import { plainText } from '@pinpu/shared/domain';
import { titleOf } from '../../../goods/catalog/goods/columns.ts';
import type { ImportLine } from '../../../goods/catalog/goods/import-stored.ts';
import type { Change } from '../../../goods/catalog/goods/product-plan.ts';

/** The most lines that are listed, as nobody reads more; the report counts all. */
const MOST_FINDINGS = 5000;
const MOST_CHANGES = 200;
const LONGEST = 30;

const short = (text: string): string => {
  const line = plainText(text);
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line || '（空白）';
};

const changeText = (kind: 'created' | 'updated', changes: readonly Change[]): string =>
  changes
    .map(({ field, before, after }) =>
      kind === 'created'
        ? `${titleOf(field)} ${short(after)}`
        : `${titleOf(field)} ${short(before)} → ${short(after)}`,
    )
    .join('，');

const isFinding = (line: ImportLine) => 'finding' in line || 'warning' in line;

function shortLine(line: ImportLine): GoodsLine {
  if ('finding' in line) {
    const { row, cell, why } = line.finding;
    return { finding: { row, cell, why } };
  }
  if ('warning' in line) {
    const { row, cell, why } = line.warning;
    return { warning: { row, cell, why } };
  }
  if (!('change' in line)) return line;
  const { prd_id, name, kind, changes } = line.change;
  return { change: { prd_id, ...(name && { name }), kind, text: changeText(kind, changes) } };
}

/** Converts the messages of an import to lines for a screen, with a limit for findings and one for changes. */
export function shortLines(send: (line: GoodsLine) => void): (line: ImportLine) => void {
  let findings = 0;
  let changes = 0;
  return (line) => {
    if (isFinding(line)) findings += 1;
    if ('change' in line) changes += 1;
    const isLeftOut = isFinding(line)
      ? findings > MOST_FINDINGS
      : 'change' in line && changes > MOST_CHANGES;
    if (!isLeftOut) send(shortLine(line));
  };
}
