import type { Order } from '@pinpu/shared/contracts';
import { formatDateTime } from '@pinpu/shared/i18n';
import { theme } from '@pinpu/shared/theme';
import { CopyButton, PageSection, Price, Stack } from '@pinpu/shared/ui';
import { Facts } from '@pinpu/shared/widgets';
import styled from 'styled-components';
import { usePaymentWords } from '../payment/use-payment-words.ts';
import { Barcode } from './Barcode.tsx';
import { paymentCode } from './pay-meta.ts';

const isMoment = (text: string) => !Number.isNaN(Date.parse(text));

const STORE_BARCODE = 9;

/** When a payment becomes visible: convenience stores report barcode payments days later (docs/taiwan). */
const shownWhen = (pay_way: number) =>
  pay_way === STORE_BARCODE
    ? '超商約於繳費後兩天通知入帳，屆時訂單會自動更新。'
    : '繳費完成後，訂單通常在幾分鐘內自動更新。';

/**
 * Tolerance for a wrong clock of the device: a deadline that seems over too early would prevent a payment that is still
 * possible.
 */
const CLOCK_TOLERANCE_MS = 60 * 60_000;

/**
 * The instructions; after the deadline, a warning not to pay. The shop waits three more days for payments already made
 * (spec §4).
 */
function advice(pay_way: number, deadline: string, now: number): string {
  const isOver = Date.parse(deadline) + CLOCK_TOLERANCE_MS < now;
  if (!isOver) return `請於期限內完成繳費。${shownWhen(pay_way)}`;
  return '繳費期限已過，請勿再以下列資訊繳費。已經繳費的款項入帳後，訂單會自動更新；尚未繳費的訂單，期限三天後可重新付款。';
}

/** A number in groups of four digits, with a button that copies it without spaces. */
function Code({ code, what }: { code: string; what: string }) {
  return (
    <Numbered>
      <Digits>{code.replace(/(.{4})(?=.)/g, '$1 ')}</Digits>
      <CopyButton text={code} what={what} variant="secondary" size="small">
        複製
      </CopyButton>
    </Numbered>
  );
}

/** How to pay an order of status 6: account, code or barcodes, amount, deadline (ledger D4, D5). */
export function PaymentInstructions({ order }: { order: Order }) {
  const { bank, account, storeCode, barcodes, deadline } = paymentCode(order.pay_meta);
  const words = usePaymentWords();
  const until = isMoment(deadline) ? formatDateTime(deadline) : deadline;
  return (
    <PageSection title="繳費資訊" level={3}>
      <Stack>
        <p>{advice(order.pay_way, deadline, Date.now())}</p>
        <Facts
          facts={[
            ['付款方式', words.payWay(order.pay_way)],
            ['應繳金額', <Price key="amount" amount={order.ap_amt} />],
            ['繳費期限', until],
            ['銀行代碼', bank],
            ['轉帳帳號', account && <Code key="account" code={account} what="轉帳帳號" />],
            ['繳費代碼', storeCode && <Code key="code" code={storeCode} what="繳費代碼" />],
          ]}
        />
        {barcodes.length > 0 && (
          <Barcodes aria-label="超商繳費條碼">
            {barcodes.map((code) => (
              <Barcode key={code} code={code} />
            ))}
          </Barcodes>
        )}
      </Stack>
    </PageSection>
  );
}

const Numbered = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[12]};
`;

const Digits = styled.span`
  font-size: ${theme.size[20]};
  font-weight: ${theme.weight.medium};
`;

const Barcodes = styled.ul`
  display: grid;
  gap: ${theme.space[12]};
`;
