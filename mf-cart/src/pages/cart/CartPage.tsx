import { isOrderCode, leadingCode, normaliseOrderCode } from '@pinpu/shared/domain';
import { useParams } from '@pinpu/shared/router';
import { Slot } from '@pinpu/shared/slots';
import {
  cartAtom,
  orderInfoAtom,
  useAtomValue,
  useDocumentTitle,
  useKeepPage,
  userTokenAtom,
  useSetAtom,
  useStore,
} from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Page, Stack } from '@pinpu/shared/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { returnedOutcomeAtom } from '../../features/payment/returned-outcome.ts';
import { receivingAtom } from '../../state/receiving.ts';
import { forgetRemovedAtom } from '../../state/removed-lines.ts';
import { CartLines, GoneLines } from './CartLines.tsx';
import { CartTotals } from './CartTotals.tsx';
import { CheckoutBar } from './CheckoutBar.tsx';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import { CouponField } from './coupon/CouponField.tsx';
import { CreditField } from './coupon/CreditField.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { FindOrderPage } from './FindOrderPage.tsx';
import { HandoffCart } from './handoff/HandoffCart.tsx';
import { ReturnToSite } from './handoff/ReturnToSite.tsx';
import { OrderInfo } from './OrderInfo.tsx';
import { OrderReturn } from './OrderReturn.tsx';
import { OfferProgress } from './offers/OfferProgress.tsx';
import { ProfileDialog } from './ProfileDialog.tsx';
import { PayWayBlock } from './pay-way/PayWayBlock.tsx';
import { usePayWayGate } from './pay-way/use-pay-way-gate.ts';
import { isProfileComplete } from './profile-fields.ts';
import { RemovedRows, RowMessage } from './RemovedRow.tsx';
import { useReceivingGate } from './receiving/use-receiving-gate.ts';
import { CartReminder } from './reminder/CartReminder.tsx';
import { RemindedCart } from './reminder/RemindedCart.tsx';
import { AsideLines } from './SplitCheckout.tsx';
import { SupportLinks } from './SupportLinks.tsx';
import { useSavedPrefill } from './saved-details/use-saved-details.ts';
import { ShippingNotes } from './shipping/ShippingNotes.tsx';
import { useShippingGate } from './shipping/use-shipping-gate.ts';
import { UnpaidOrder } from './UnpaidOrder.tsx';
import { useCartCheck } from './use-cart-check.ts';
import { useCheckout } from './use-checkout.ts';
import { useLinesGate } from './use-lines-gate.ts';
import { useMemberPrefill } from './use-member-prefill.ts';
import { WayOn } from './WayOn.tsx';

/** Values of ACT for which UUID is the id of an order (ledger R5). */
const RETURNS = ['order', 'paid', 'failed'];

type Editing = 'no' | 'edit' | 'check';

interface FilledCartProps {
  askAgain?: (() => void) | undefined;
  checkout: () => void;
}

/** The order form: buyer, recipient, amounts, and checkout. */
function FilledCart({ askAgain, checkout }: FilledCartProps) {
  const store = useStore();
  const [editing, setEditing] = useState<Editing>('no');
  const choices = useLinesGate();
  const receiving = useReceivingGate();
  const shipping = useShippingGate();
  const payWay = usePayWayGate();
  useSavedPrefill();
  useKeepPage('order form');
  const goOn = () => {
    const { rec_way } = store.get(receivingAtom);
    if (!choices.isOpen() || !shipping.isOpen()) return;
    if (!isProfileComplete(store.get(orderInfoAtom), rec_way)) setEditing('check');
    else if (receiving.isOpen() && payWay.isOpen()) checkout();
  };
  return (
    <>
      <Columns>
        <OrderInfo gate={receiving} onEdit={() => setEditing('edit')} />
        <Stack>
          <CartLines askAgain={askAgain} choices={choices} />
          <ShippingNotes block={shipping.block} />
          <OfferProgress />
          <WayOn />
          <CouponField />
          <CreditField />
          <PayWayBlock block={payWay.block} missed={payWay.missed} />
          <CartTotals />
          <CartReminder />
        </Stack>
      </Columns>
      <CheckoutBar onCheckout={goOn} />
      {editing !== 'no' && (
        <ProfileDialog check={editing === 'check'} onClose={() => setEditing('no')} />
      )}
    </>
  );
}

/** Cart and order page, `/cart/:ACT?/:UUID?` and `/c/:ACT?` (spec §2 Order page), or a guest's search for an order. */
export function CartPage() {
  const { ACT = '', UUID: typed = '' } = useParams();
  const isGuest = useAtomValue(userTokenAtom) === '';
  const code = normaliseOrderCode(typed);
  const finds = ACT === 'order' && (typed === '' || (isGuest && isOrderCode(code)));
  return finds ? <FindOrderPage code={code} /> : <OrderPage act={ACT} uuid={leadingCode(typed)} />;
}

const pageTitle = (empty: boolean) => (empty ? '購物車' : '確認訂單資訊');

function OrderPage({ act: ACT, uuid: UUID }: { act: string; uuid: string }) {
  const empty = useAtomValue(cartAtom).length === 0;
  const { askAgain } = useCartCheck();
  const payment = useCheckout();
  useMemberPrefill();
  const forgetRemoved = useSetAtom(forgetRemovedAtom);
  useEffect(() => forgetRemoved, [forgetRemoved]);
  const returned = useAtomValue(returnedOutcomeAtom);
  const thanked = empty && returned.guid === UUID && returned.outcome?.variant === 'success';
  const title = thanked ? '感謝您的訂購' : pageTitle(empty);
  useDocumentTitle(title);
  const named = UUID !== '' && RETURNS.includes(ACT);
  const underWay = payment.stage.at === 'processing' || payment.stage.at === 'leaving';
  return (
    <Page>
      <Content $gap={24}>
        <h1>{title}</h1>
        <HandoffCart act={ACT} />
        {ACT === 'reminder' && UUID !== '' && <RemindedCart secret={UUID} />}
        <ReturnToSite />
        {named && <OrderReturn key={UUID} act={ACT} guid={UUID} />}
        {!named && !underWay && <UnpaidOrder />}
        <GoneLines />
        <AsideLines />
        <RowMessage />
        {empty && <RemovedRows />}
        {empty ? (
          !thanked && <EmptyCart orderShown={named} />
        ) : (
          <FilledCart askAgain={askAgain} checkout={payment.ask} />
        )}
        <Slot name={named ? 'order.aside' : 'cart.aside'} />
        <SupportLinks />
      </Content>
      {(!empty || underWay) && <CheckoutSteps {...payment} />}
    </Page>
  );
}

const Content = styled(Stack)`
  padding-block: ${theme.space[24]} ${theme.space[48]};
  > h1 { font-size: ${theme.size[25]}; }
  ${theme.media.desktop} { > h1 { font-size: ${theme.size[32]}; } }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[32]};
  ${theme.media.desktop} {
    grid-template-columns: 320px minmax(0, 1fr);
    gap: ${theme.space[48]};
  }
`;
