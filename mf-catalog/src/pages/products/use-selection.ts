import type { ProductItem, SlotContracts } from '@pinpu/shared/contracts';
import { BUNDLE_MAX, isPromotable } from '@pinpu/shared/domain';
import { useState } from 'react';
import type { TileChoice } from '../../features/TileChoiceBox.tsx';

const NONE = { at: '', selecting: false, selected: [] as ProductItem[] };

/** A promoter's selection in the list at the address `at`; another list starts with an empty one (ledger L2). */
export function useSelection(at: string) {
  const [selection, setSelection] = useState(NONE);
  const { selecting, selected } = selection.at === at ? selection : NONE;
  const isChosen = ({ prd_id }: ProductItem) => selected.some((one) => one.prd_id === prd_id);
  const closedText = (item: ProductItem) => {
    if (isChosen(item)) return '';
    if (!isPromotable(item)) return '無法推廣';
    return selected.length < BUNDLE_MAX ? '' : `最多 ${BUNDLE_MAX} 項`;
  };
  const toggle = (item: ProductItem) => {
    if (closedText(item) !== '') return;
    const others = selected.filter((one) => one.prd_id !== item.prd_id);
    setSelection({ at, selecting, selected: isChosen(item) ? others : [...others, item] });
  };
  const slot: SlotContracts['list.promoter'] = {
    selecting,
    selected,
    onSelecting: (on) => setSelection({ at, selecting: on, selected: on ? selected : [] }),
  };
  const choice: TileChoice | undefined = selecting ? { isChosen, closedText, toggle } : undefined;
  return { slot, choice };
}
