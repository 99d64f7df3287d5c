import { useAtomValue } from '@pinpu/shared/state';
import { Notice, PageSection } from '@pinpu/shared/ui';
import type { RefObject } from 'react';
import { limitReason, payWayHint } from '../../../features/pay-way/pay-way-words.ts';
import { usePaymentWords } from '../../../features/payment/use-payment-words.ts';
import { cartAmountsAtom } from '../../../state/coupon.ts';
import { payWayChoiceAtom } from '../../../state/pay-way.ts';
import { CartPayPeriod } from './CartPayPeriod.tsx';
import { PayWayChoices } from './PayWayChoices.tsx';
import { Choices, Small, Words } from './pay-way-styles.ts';

interface PayWayBlockProps {
  block: RefObject<HTMLFieldSetElement | null>;
  /** Checkout was pressed before a pay way was chosen. */
  missed: boolean;
}

/** 付款方式 on the order page: a choice of the shop's pay ways, or text if there is only one. */
export function PayWayBlock({ block, missed }: PayWayBlockProps) {
  const { payWay } = usePaymentWords();
  const { rows, pay_way } = useAtomValue(payWayChoiceAtom);
  const amount = useAtomValue(cartAmountsAtom).ap_amt;
  const [first, ...others] = rows;
  if (first === undefined) return null;
  const none = rows.every(({ fits }) => !fits);
  return (
    <PageSection title="付款方式">
      {missed && pay_way === undefined && (
        <Notice
          variant="danger"
          message={
            none
              ? '目前的訂單金額沒有適用的付款方式，請調整商品數量。'
              : '請選擇付款方式，再前往結帳。'
          }
        />
      )}
      <Choices ref={block} aria-label="付款方式" tabIndex={-1}>
        {others.length > 0 ? (
          <PayWayChoices />
        ) : (
          <>
            <Words>
              {payWay(first.offer.pay_way)}
              <Small>
                {first.fits ? payWayHint(first.offer) : limitReason(first.offer, amount)}
              </Small>
            </Words>
            <CartPayPeriod />
          </>
        )}
      </Choices>
    </PageSection>
  );
}
