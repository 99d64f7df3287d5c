import type { CartLine } from '@pinpu/shared/contracts';
import { lineName } from '@pinpu/shared/domain';
import { atom, cartAtom } from '@pinpu/shared/state';
import { withChangedLine } from '../features/lines/variant-lines.ts';
import { rowMessageAtom } from './removed-lines.ts';

/** Replaces the line `prd_id` by one of another variant, whose row then gets the focus. */
export const changeVariantAtom = atom(
  null,
  (get, set, { prd_id, changed }: { prd_id: string; changed: CartLine }) => {
    const message = `已選擇「${lineName(changed)}」。`;
    set(rowMessageAtom, { message, prd_id: changed.prd_id, button: 'variant' });
    set(cartAtom, withChangedLine(get(cartAtom), prd_id, changed));
  },
);
