import type { Order } from '@pinpu/shared/contracts';
import { orderStatusText, orderStatusTone, payWayText } from '@pinpu/shared/domain';
import { formatDateTime } from '@pinpu/shared/i18n';
import { theme } from '@pinpu/shared/theme';
import { Badge, PageSection } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { invoiceText } from '../features/invoice/invoice-kinds.ts';
import { badgeToneOf } from '../features/order/badge-tone.ts';
import { Facts } from './Facts.tsx';

/** A date under the name of what it is the date of; the second takes the place of an unknown first. */
const dated = (
  [name, date]: [string, string],
  [fallbackName, fallback]: [string, string],
): [string, string] =>
  date === '' ? [fallbackName, formatDateTime(fallback)] : [name, formatDateTime(date)];

/** 訂單資訊: 運送資訊, 付款資訊 where a pay way is known, 收件資訊 (spec §2 Order-details dialog). */
export function OrderSections({ order }: { order: Order }) {
  const { status, pay_way } = order;
  return (
    <PageSection title="訂單資訊" level={3}>
      <Parts>
        <section aria-label="運送資訊">
          <h4>運送資訊</h4>
          <Facts
            facts={[
              ['運送方式', '宅配'],
              [
                '訂單狀態',
                <Badge key="status" $tone={badgeToneOf(orderStatusTone(status))}>
                  {orderStatusText(status)}
                </Badge>,
              ],
              dated(['出貨日期', order.ship_date], ['訂購日期', order.ord_date]),
            ]}
          />
        </section>
        {pay_way > 0 && (
          <section aria-label="付款資訊">
            <h4>付款資訊</h4>
            <Facts
              facts={[
                ['付款方式', payWayText(pay_way)],
                dated(['付款日期', order.pay_date], ['處理日期', order.pay_proc_date]),
              ]}
            />
          </section>
        )}
        <section aria-label="收件資訊">
          <h4>收件資訊</h4>
          <Facts
            facts={[
              ['收件人', order.cnt_name],
              ['電話', order.phone1],
              ['地址', `${order.addr1_postcode} ${order.addr1}`.trim()],
            ]}
          />
        </section>
        <section aria-label="發票">
          <h4>發票</h4>
          <Facts facts={[['開立方式', invoiceText(order)]]} />
        </section>
      </Parts>
    </PageSection>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${theme.space[24]};
  section { display: grid; align-content: start; gap: ${theme.space[8]}; }
  ${theme.media.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;
