import { CART_MAX_LINES, limitFaults } from '@pinpu/shared/domain';
import { cartAtom, useAtomValue, useSetAtom } from '@pinpu/shared/state';
import { Notice, PageSection, Stack } from '@pinpu/shared/ui';
import { RetryNotice } from '@pinpu/shared/widgets';
import { goneSentence } from '../../features/lines/change-sentence.ts';
import { cartChangesAtom, forgetChangesAtom } from '../../state/cart-changes.ts';
import { cartRowsAtom } from '../../state/removed-lines.ts';
import { CartLineRow } from './CartLineRow.tsx';
import { GroupPriceNote } from './GroupPriceNote.tsx';
import { MemberLines } from './MemberLines.tsx';
import { AddOns } from './offers/AddOns.tsx';
import { Gifts } from './offers/Gifts.tsx';
import { RemovedRow } from './RemovedRow.tsx';
import { MixedDispatch } from './SplitCheckout.tsx';
import type { useLinesGate } from './use-lines-gate.ts';

export function GoneLines() {
  const cart = useAtomValue(cartAtom);
  const forget = useSetAtom(forgetChangesAtom);
  const gone = useAtomValue(cartChangesAtom).filter(
    ({ prd_id, to }) => to === 0 && !cart.some((line) => line.prd_id === prd_id),
  );
  return gone.map((change) => (
    <Notice
      key={change.prd_id}
      variant="warning"
      message={goneSentence(change)}
      onClose={() => forget(change.prd_id)}
    />
  ));
}

interface CartLinesProps {
  askAgain?: (() => void) | undefined;
  choices: Pick<ReturnType<typeof useLinesGate>, 'block' | 'missed'>;
}

export function CartLines({ askAgain, choices }: CartLinesProps) {
  const rows = useAtomValue(cartRowsAtom);
  const cart = useAtomValue(cartAtom);
  const faults = limitFaults(cart);
  const faultOf = (id: string) => faults.find(({ prd_ids }) => prd_ids.includes(id))?.message;
  return (
    <PageSection title="訂購商品">
      <Stack $gap={8}>
        {cart.length > CART_MAX_LINES && (
          <Notice
            variant="warning"
            message={`購物車最多可放 ${CART_MAX_LINES} 項商品，請先移除部分商品再結帳。`}
          />
        )}
        <GroupPriceNote />
        <MemberLines />
        <MixedDispatch />
        {askAgain && (
          <RetryNotice
            message="暫時無法與商店核對價格與庫存，您的購物車仍完整保留，結帳時會再次確認。"
            onRetry={askAgain}
          />
        )}
        <ul ref={choices.block}>
          {rows.map(({ line, removed }) =>
            removed ? (
              <RemovedRow key={line.prd_id} line={line} />
            ) : (
              <CartLineRow
                key={line.prd_id}
                line={line}
                fault={faultOf(line.prd_id)}
                missed={choices.missed}
              />
            ),
          )}
        </ul>
        <Gifts />
        <AddOns />
      </Stack>
    </PageSection>
  );
}
