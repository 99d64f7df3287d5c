import type { ShopCouponsQuery } from '@pinpu/shared/contracts';
import { Link, useNavigate, useSearchParams } from '@pinpu/shared/router';
import { ListHead, PageLinks, TextSearch, useFreshData } from '@pinpu/shared/staff';
import { EmptyState, LinkButton, Stack, Tabs } from '@pinpu/shared/ui';
import { fetchCoupons } from '../../../api/coupons.ts';
import { SHOP_KEY } from '../../../api/shop-keys.ts';
import { CouponRow } from './CouponRow.tsx';
import { STATES } from './coupon/coupon-texts.ts';
import { couponFilterOf, pathOfCoupons } from './coupon-filter.ts';

const TABS = [
  { id: 'all' as const, label: '全部' },
  ...STATES.map(({ state, text }) => ({ id: state, label: text })),
];

function Coupons({ filter }: { filter: ShopCouponsQuery }) {
  const [data, waiting] = useFreshData('優惠券', [SHOP_KEY, 'coupons', filter], () =>
    fetchCoupons(filter),
  );
  const { after: _, ...first } = filter;
  if (data === undefined) return waiting;
  if (data.coupons.length === 0)
    return (
      <EmptyState>
        {filter.q !== '' || filter.state !== 'all'
          ? '沒有符合的優惠券。'
          : '還沒有優惠券。新增一張，顧客在購物車輸入代碼就能折抵。'}
      </EmptyState>
    );
  return (
    <>
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
        onSearch={(q) => show({ state: filter.state, q })}
      />
      <Tabs
        label="優惠券狀態"
        items={TABS}
        selected={filter.state}
        onSelect={(state) => show({ state, q: filter.q })}
      >
        <Coupons key={pathOfCoupons(filter)} filter={filter} />
      </Tabs>
    </Stack>
  );
}
