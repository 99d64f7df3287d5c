import type { ShopCoupons, ShopCouponsQuery } from '@pinpu/shared/contracts';
import { formatTwd } from '@pinpu/shared/domain';
import { Link, useNavigate, useSearchParams } from '@pinpu/shared/router';
import { ListHead, PageLinks, TextSearch, useFreshData } from '@pinpu/shared/staff';
import { EmptyState, LinkButton, Stack, Tabs } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import { fetchCoupons } from '../../../api/coupons.ts';
import { SHOP_KEY } from '../../../api/shop-keys.ts';
import { CouponRow } from './CouponRow.tsx';
import { STATES } from './coupon/coupon-texts.ts';
import { couponFilterOf, pathOfCoupons } from './coupon-filter.ts';

const TABS = [
  { id: 'all' as const, label: '全部' },
  ...STATES.map(({ state, text }) => ({ id: state, label: text })),
  { id: 'members' as const, label: '生日券' },
];

const NOTHING_FOUND = '沒有符合的優惠券。';

/** What the list says where it is empty. */
function emptyText({ state, q, of }: ShopCouponsQuery): string {
  if (q !== '' || state !== 'all') return NOTHING_FOUND;
  return of === 'members'
    ? '還沒有發出生日券。在商店設定的「生日券」或「會員等級」開始，會員生日當天就會收到。'
    : '還沒有優惠券。新增一張，顧客在購物車輸入代碼就能折抵。';
}

/** How many members got a coupon, and what these cost. */
const OwnFigures = ({ coupons, used, discount }: NonNullable<ShopCoupons['own']>) => (
  <Soft>
    已發出 {coupons} 張，使用 {used} 次，共折 {formatTwd(discount)}
  </Soft>
);

function Coupons({ filter }: { filter: ShopCouponsQuery }) {
  const [data, waiting] = useFreshData('優惠券', [SHOP_KEY, 'coupons', filter], () =>
    fetchCoupons(filter),
  );
  const { after: _, ...first } = filter;
  if (data === undefined) return waiting;
  if (data.coupons.length === 0) return <EmptyState>{emptyText(filter)}</EmptyState>;
  return (
    <>
      {data.own && <OwnFigures {...data.own} />}
      <ul aria-label="優惠券">
        {data.coupons.map((coupon) => (
          <CouponRow key={coupon.coupon_code} coupon={coupon} />
        ))}
      </ul>
      <PageLinks>
        {filter.after && <Link to={pathOfCoupons(first)}>回到最新的優惠券</Link>}
        {data.next !== '' && (
          <Link to={pathOfCoupons({ ...filter, after: data.next })}>較早的優惠券</Link>
        )}
      </PageLinks>
    </>
  );
}

/** The shop's coupons: search, state, uses, and the total discount. */
export function CouponList() {
  const [search] = useSearchParams();
  const filter = couponFilterOf(search);
  const navigate = useNavigate();
  const show = (next: ShopCouponsQuery) => navigate(pathOfCoupons(next));
  return (
    <Stack>
      <ListHead>
        <h1>優惠券</h1>
        <LinkButton as={Link} to="/el/shop/coupons/new">
          新增優惠券
        </LinkButton>
      </ListHead>
      <TextSearch
        label="搜尋優惠券"
        placeholder="代碼、備註"
        key={filter.q}
        q={filter.q}
        onSearch={(q) => show({ state: filter.state, of: filter.of, q })}
      />
      <Tabs
        label="優惠券狀態"
        items={TABS}
        selected={filter.of === 'members' ? 'members' : filter.state}
        onSelect={(tab) =>
          show(
            tab === 'members'
              ? { state: 'all', of: tab, q: filter.q }
              : { state: tab, of: 'shop', q: filter.q },
          )
        }
      >
        <Coupons key={pathOfCoupons(filter)} filter={filter} />
      </Tabs>
    </Stack>
  );
}
