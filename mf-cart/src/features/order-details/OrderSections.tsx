import type { Order } from '@pinpu/shared/contracts';
import { orderStatusTone, pickupStore, storeTitle } from '@pinpu/shared/domain';
import { formatDateTime } from '@pinpu/shared/i18n';
import { theme } from '@pinpu/shared/theme';
import { Badge, PageSection } from '@pinpu/shared/ui';
import { Facts } from '@pinpu/shared/widgets';
import styled from 'styled-components';
import { useOrderArrival } from '../order/use-order-arrival.ts';
import { payWayAndPeriod } from '../pay-way/pay-way-words.ts';
import { usePaymentWords } from '../payment/use-payment-words.ts';
import { OrderInvoice } from './OrderInvoice.tsx';
import { parcelFacts } from './ParcelFacts.tsx';

/** A date with its label; the second pair if the first date is ''. */
const dated = (
  [name, date]: [string, string],
  [fallbackName, fallback]: [string, string],
): [string, string] =>
  date === '' ? [fallbackName, formatDateTime(fallback)] : [name, formatDateTime(date)];

/** The recipient and the destination: an address, or the pickup store. */
function receiving({ cnt_name, phone1, addr1, addr1_postcode, rec_meta }: Order) {
  const store = pickupStore(rec_meta);
  if (!store)
    return [
      ['收件人', cnt_name],
      ['電話', phone1],
      ['地址', `${addr1_postcode} ${addr1}`.trim()],
    ] as const;
  return [
    ['取貨人', cnt_name],
    ['手機', phone1],
    ['取貨門市', `${storeTitle(store)}（${store.CVSStoreID}）`],
    ['門市地址', store.CVSAddress],
  ] as const;
}

interface OrderSectionsProps {
  order: Order;
  onOutdated: () => void;
}

/** 訂單資訊: 運送資訊, 付款資訊 if a pay way is known, 收件資訊 (spec §2 Order-details dialog). */
export function OrderSections({ order, onOutdated }: OrderSectionsProps) {
  const { status, pay_way } = order;
  const words = usePaymentWords();
  const arrival = useOrderArrival(order);
  return (
    <PageSection title="訂單資訊" level={3}>
      <Sections>
        <section aria-label="運送資訊">
          <h4>運送資訊</h4>
          <Facts
            facts={[
              ['運送方式', pickupStore(order.rec_meta) ? '超商取貨' : '宅配'],
              [
                '訂單狀態',
                <Badge key="status" $tone={orderStatusTone(status)}>
                  {words.status(status)}
                </Badge>,
              ],
              dated(['出貨日期', order.ship_date], ['訂購日期', order.ord_date]),
              ['到貨時間', arrival],
              ...parcelFacts(order),
            ]}
          />
        </section>
        {pay_way > 0 && (
          <section aria-label="付款資訊">
            <h4>付款資訊</h4>
            <Facts
              facts={[
                ['付款方式', payWayAndPeriod(pay_way, order.pay_period, words.payWay)],
                dated(['付款日期', order.pay_date], ['處理日期', order.pay_proc_date]),
              ]}
            />
          </section>
        )}
        <section aria-label="收件資訊">
          <h4>收件資訊</h4>
          <Facts facts={receiving(order)} />
        </section>
        <OrderInvoice order={order} onOutdated={onOutdated} />
      </Sections>
    </PageSection>
  );
}

const Sections = styled.div`
  display: grid;
  gap: ${theme.space[24]};
  section { display: grid; align-content: start; gap: ${theme.space[8]}; }
  ${theme.media.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;
