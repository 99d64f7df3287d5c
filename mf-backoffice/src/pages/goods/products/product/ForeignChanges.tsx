import { isGoodsField } from '@pinpu/shared/contracts/backoffice';
import { plainText } from '@pinpu/shared/domain';
import { ChangeList } from '../../../../features/changes/ChangeList.tsx';
import { fieldTitle } from './fields/field-title.ts';
import type { ForeignChange } from './product-draft.ts';

const LONGEST = 24;

const short = (text: string, field: string): string => {
  if (field === 'pictures') return `${text.split('\n').filter(Boolean).length} 張`;
  const line = plainText(text);
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line || '（空白）';
};

/** Changes that others have made meanwhile, and how the input here differs from them. */
export const ForeignChanges = ({ changes }: { changes: readonly ForeignChange[] }) => (
  <ChangeList
    changes={changes.map(({ field, before, now, typed }) => ({
      what: isGoodsField(field) ? fieldTitle(field) : field,
      before: short(before, field),
      now: short(now, field),
      typed: typed === undefined ? undefined : short(typed, field),
    }))}
  />
);
