import type { SlotName } from '@pinpu/shared/contracts';
import { isGroupPriceLevel, isPromoter } from '@pinpu/shared/domain';
import {
  memberAtom,
  priceLevelAtom,
  renderTimeAtom,
  useAtomValue,
  userTokenAtom,
} from '@pinpu/shared/state';
import { ReservedRoom } from '@pinpu/shared/ui';
import type { ReactNode } from 'react';

interface PromoterRoomProps {
  /** The slot that the tools fill. */
  slot: SlotName;
  /** There is nothing to show here, even for a promoter. */
  isEmpty?: boolean;
  children: ReactNode;
}

/** Reserves the room for a promoter's tools. Only members can be promoters, so nobody else loads the tools. */
export function PromoterRoom({ slot, isEmpty = false, children }: PromoterRoomProps) {
  const token = useAtomValue(userTokenAtom);
  const member = useAtomValue(memberAtom);
  const isPromoted = isGroupPriceLevel(useAtomValue(priceLevelAtom));
  const isUnknown = useAtomValue(renderTimeAtom) !== undefined;
  const isNone = member !== undefined && !isPromoter(member);
  const isElse = token === '' || isNone;
  return (
    <ReservedRoom
      name={slot.replace('.', '-')}
      isOver={isEmpty || isPromoted || (!isUnknown && isElse)}
      isForgotten={isNone}
    >
      {token !== '' && children}
    </ReservedRoom>
  );
}
