import type { Order } from '@pinpu/shared/contracts';
import { payWayText } from '@pinpu/shared/domain';
import { formatDateTime } from '@pinpu/shared/i18n';
import { theme } from '@pinpu/shared/theme';
import { PageSection, Price, Stack } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { Barcode } from './Barcode.tsx';
import { Facts } from './Facts.tsx';
import { paymentCode } from './pay-meta.ts';

const isMoment = (text: string) => !Number.isNaN(Date.parse(text));

/** How an order of status 6 is paid: account or barcodes, amount, deadline (ledger D4, D5). */
export function PaymentInstructions({ order }: { order: Order }) {
  const { bank, account, barcodes, deadline } = paymentCode(order.pay_meta);
  const until = isMoment(deadline) ? formatDateTime(deadline) : deadline;
  return (
    <PageSection title="繳費資訊" level={3}>
      <Stack>
        <p>請於期限內完成繳費，繳費完成後訂單會自動更新。</p>
        <Facts
          facts={[
            ['付款方式', payWayText(order.pay_way)],
            ['應繳金額', <Price key="amount" amount={order.inv_amt} />],
            ['繳費期限', until],
            ['銀行代碼', bank],
            ['轉帳帳號', account && <Account>{account.replace(/(.{4})(?=.)/g, '$1 ')}</Account>],
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

const Account = styled.span`
  font-size: ${theme.size[20]};
  font-weight: ${theme.weight.medium};
`;

const Barcodes = styled.ul`
  display: grid;
  gap: ${theme.space[12]};
`;
