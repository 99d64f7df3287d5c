import type { ShopOrder, ShopParcel } from '@pinpu/shared/contracts/backoffice';
import {
  formatTwd,
  isParcelInEffect,
  parcelOf,
  payWayText,
  pickupStore,
  storeTitle,
} from '@pinpu/shared/domain';
import { formatDateTime } from '@pinpu/shared/i18n';
import { PageSection, Stack } from '@pinpu/shared/ui';
import { Facts } from '@pinpu/shared/widgets';
import { transferTexts } from '../../../../features/parcels/transfer-text.ts';
import { useOrderParcels } from './use-order-parcels.ts';

type Order = ShopOrder['order'];

function receiving(order: Order) {
  const { cnt_name, phone1, email, addr1_postcode, addr1, rec_meta } = order;
  const store = pickupStore(rec_meta);
  const where: [string, string] = store
    ? ['取貨門市', `${storeTitle(store)}（${store.CVSStoreID}） ${store.CVSAddress}`]
    : ['地址', `${addr1_postcode} ${addr1}`.trim()];
  return [['收件人', cnt_name], ['電話', phone1], ['E-mail', email], where] as const;
}

function Parcel({ order }: { order: Order }) {
  const parcel = parcelOf(order);
  if (parcel === undefined) return null;
  const { carrier, number, url } = parcel;
  return url === '' ? (
    `${carrier} ${number}`
  ) : (
    <a href={url} target="_blank" rel="noreferrer">
      {carrier} {number}
    </a>
  );
}

/** What a carrier collects of an order on receipt, and when the shop gets it. */
function collectedFacts(parcels: readonly ShopParcel[]): [string, string][] {
  const collecting = parcels.filter(
    ({ collects, ...one }) => collects > 0 && isParcelInEffect(one),
  );
  return collecting.map((parcel, at) => {
    const { amount, day } = transferTexts(parcel);
    const transfer = parcel.allocated_amt > 0 ? `撥款 ${amount}` : amount;
    const text = [formatTwd(parcel.collects), transfer, day].filter(Boolean).join('，');
    return [collecting.length > 1 ? `代收款 ${at + 1}` : '代收款', text];
  });
}

const ATTEMPTS: Readonly<Record<string, string>> = {
  open: '付款中',
  code_issued: '已取號',
  paid: '已付款',
  failed: '付款失敗',
  superseded: '已取代',
};

/** Buyer, recipient and payment of an order. */
export function OrderFacts({ shown: { order, attempts } }: { shown: ShopOrder }) {
  const { data } = useOrderParcels(order.ord_code);
  return (
    <Stack $gap={24}>
      <PageSection title="收件">
        <Facts
          facts={[
            ...receiving(order),
            ['包裹', parcelOf(order) && <Parcel key="parcel" order={order} />],
            ['出貨時間', formatDateTime(order.ship_date)],
          ]}
        />
      </PageSection>
      <PageSection title="訂購人">
        <Facts
          facts={[
            ['姓名', order.cus_name],
            ['手機', order.cus_mobile],
            ['E-mail', order.cus_email],
          ]}
        />
      </PageSection>
      <PageSection title="付款">
        <Facts
          facts={[
            ['方式', payWayText(order.pay_way)],
            ['實付', order.pay_amt > 0 && formatTwd(order.pay_amt)],
            ['付款時間', formatDateTime(order.pay_date)],
            ...collectedFacts(data?.parcels ?? []),
          ]}
        />
        {attempts.length > 0 && (
          <ol aria-label="付款紀錄">
            {attempts.map(({ trade_no, provider, status, amount, at }) => (
              <li key={trade_no}>
                <Facts
                  facts={[
                    [ATTEMPTS[status] ?? status, `${formatTwd(amount)}，${formatDateTime(at)}`],
                    ['交易編號', `${trade_no}（${provider}）`],
                  ]}
                />
              </li>
            ))}
          </ol>
        )}
      </PageSection>
    </Stack>
  );
}
