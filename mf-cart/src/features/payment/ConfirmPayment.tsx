import { isPaidOnReceipt, STORE_COLLECTION } from '@pinpu/shared/domain';
import { ConfirmDialog, Stack } from '@pinpu/shared/ui';
import type { ReactNode } from 'react';
import { FREE } from '../pay-way/pay-way-choice.ts';
import { InAppNotice } from './in-app/InAppNotice.tsx';

export type ConfirmPaymentProps = {
  open: boolean;
  busy: boolean;
  /** The selected pay way; orders paid on receipt and those of NT$0 have no payment page. */
  payWay: number;
  /** The address to pay the same order in another browser. */
  elsewhere?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
  children?: ReactNode;
};

function sentenceFor(payWay: number): string {
  if (payWay === FREE) return '這筆訂單無需付款，系統將直接成立訂單，請確認訂單內容無誤後再繼續。';
  if (!isPaidOnReceipt(payWay)) return '系統將前往『付款』頁面，請確認訂單內容無誤後再繼續。';
  const when = payWay === STORE_COLLECTION ? '門市取貨' : '收貨';
  return `系統將成立訂單，於${when}時付款，請確認訂單內容無誤後再繼續。`;
}

/** Asks before the browser leaves for the payment page; only its two buttons close it (spec §2, §4). */
export function ConfirmPayment({ payWay, elsewhere, children, ...dialog }: ConfirmPaymentProps) {
  const withoutPage = payWay === FREE || isPaidOnReceipt(payWay);
  return (
    <ConfirmDialog
      {...dialog}
      dismissable={false}
      confirmLabel={withoutPage ? '送出訂單' : '立即付款'}
      cancelLabel="再確認一下訂單"
    >
      <Stack>
        <p>{sentenceFor(payWay)}</p>
        {children}
        {!withoutPage && <InAppNotice elsewhere={elsewhere} />}
      </Stack>
    </ConfirmDialog>
  );
}
