import { cartPathOf, REC_WAY } from '@pinpu/shared/domain';
import { useLocation, useParams } from '@pinpu/shared/router';
import { useAtomValue, useSetAtom } from '@pinpu/shared/state';
import { Notice } from '@pinpu/shared/ui';
import { useEffect, useId } from 'react';
import { limitReason } from '../../../features/pay-way/pay-way-words.ts';
import { cartAmountsAtom } from '../../../state/coupon.ts';
import { receivingAtom } from '../../../state/receiving.ts';
import { chosenRecWayAtom, storeFaultAtom } from '../../../state/shipping.ts';
import { PayWayRow } from '../pay-way/PayWayRow.tsx';
import { Choices } from '../pay-way/pay-way-styles.ts';
import { StoreChoice } from './StoreChoice.tsx';
import { usePickupStore } from './use-pickup-store.ts';
import type { useReceivingGate } from './use-receiving-gate.ts';

const NO_STORE = '請選擇取貨門市，再前往結帳。';
const TOO_MUCH = '目前的訂單金額不適用超商取貨，請改選宅配。';

/** 宅配 or 超商取貨, and for the latter the store; nothing if the shop offers only one. */
export function ReceivingChoices({ block, missed }: ReturnType<typeof useReceivingGate>) {
  const name = useId();
  const { ACT = '' } = useParams();
  const back = cartPathOf(useLocation().pathname);
  const choose = useSetAtom(chosenRecWayAtom);
  const { pickup, fits, rec_way, store, ready } = useAtomValue(receivingAtom);
  const amount = useAtomValue(cartAmountsAtom).inv_amt;
  const unfit = useAtomValue(storeFaultAtom);
  const { waiting } = usePickupStore();
  const returned = ACT.startsWith('pickup');
  useEffect(() => {
    // After the return from the map, scrolls to this block, where the shopper left.
    if (returned) block.current?.scrollIntoView({ block: 'center' });
  }, [returned, block]);
  if (pickup === undefined) return null;
  const toStore = rec_way === REC_WAY.store;
  return (
    <Choices ref={block} aria-label="配送方式" tabIndex={-1}>
      {ACT === 'pickup-refused' && toStore && (
        <Notice variant="warning" message="門市沒有選擇成功，請再選一次。" />
      )}
      {missed && !ready && <Notice variant="danger" message={fits ? NO_STORE : TOO_MUCH} />}
      <PayWayRow
        name={name}
        text="宅配"
        note=""
        checked={!toStore}
        onChoose={() => choose(REC_WAY.home)}
      />
      <PayWayRow
        name={name}
        text="超商取貨"
        note={fits ? unfit : limitReason(pickup, amount)}
        checked={toStore}
        closed={(!fits || unfit !== '') && !toStore}
        onChoose={() => choose(REC_WAY.store)}
      />
      {toStore && (
        <StoreChoice chains={pickup.chains} store={store} waiting={waiting} back={back} />
      )}
    </Choices>
  );
}
