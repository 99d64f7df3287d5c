import type { ShopOrder } from '@pinpu/shared/contracts/backoffice';
import { formatTwd, parcelOf, payWayText, pickupStore, storeTitle } from '@pinpu/shared/domain';
import { formatDateTime } from '@pinpu/shared/i18n';
import { PageSection, Stack } from '@pinpu/shared/ui';
import { Facts } from '@pinpu/shared/widgets';

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

const ATTEMPTS: Readonly<Record<string, string>> = {
  open: '付款中',
  code_issued: '已取號',
  paid: '已付款',
  failed: '付款失敗',
  superseded: '已取代',
};

/** Buyer, recipient and payment of an order. */
export function OrderFacts({ shown: { order, attempts } }: { shown: ShopOrder }) {
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
