import { type CartLine, type Order, soldLines } from '@pinpu/shared/contracts';
import { creditOfOrder, formatTwd, parcelsOf, shippingRows } from '@pinpu/shared/domain';
import { Link } from '@pinpu/shared/router';
import { theme } from '@pinpu/shared/theme';
import { PageSection, Picture } from '@pinpu/shared/ui';
import { LineOptions, LineParts, LinePreorder, LineTemperature } from '@pinpu/shared/widgets';
import { Fragment } from 'react';
import styled from 'styled-components';

const CouponLink = ({ code }: { code: string }) => (
  <Link to={`/el/shop/coupons/${encodeURIComponent(code)}`}>{code}</Link>
);

function GoodsLine({ line, isMixed }: { line: CartLine; isMixed: boolean }) {
  const { prd_id, prd_name, prd_man_pic, prd_price, qty } = line;
  return (
    <Line>
      <Picture src={prd_man_pic} alt="" sizes="56px" />
      <span>
        {prd_name}
        <LineOptions {...line} />
        <LineParts {...line} />
        <small>
          {prd_id}，{formatTwd(prd_price)} × {qty}
        </small>
        <LineTemperature temperature={line.temperature} always={isMixed} />
        <LinePreorder {...line} />
      </span>
      <b>{formatTwd(prd_price * qty)}</b>
    </Line>
  );
}

const CreditRow = ({ name, amount }: { name: string; amount: number }) =>
  amount > 0 && (
    <>
      <dt>{name}</dt>
      <dd>−{formatTwd(amount)}</dd>
    </>
  );

/** The goods of an order and how its price is made up. */
export function OrderGoods({ order }: { order: Order }) {
  const { ship_amt, dis_inv_amt, dis_ship_amt, coupon_code, inv_amt, parcel_fees } = order;
  const credit = creditOfOrder(order);
  const discount = dis_inv_amt - credit.bonus;
  const lines = soldLines(order);
  const isMixed = parcelsOf(lines).length > 1;
  const untaxed = [
    ['免稅', order.exempt_amt],
    ['零稅率', order.zero_amt],
  ] as const;
  return (
    <PageSection title="商品">
      <ul>
        {lines.map((line) => (
          <GoodsLine key={line.prd_id} line={line} isMixed={isMixed} />
        ))}
      </ul>
      <Sums>
        {shippingRows(ship_amt + dis_ship_amt, parcel_fees).map(({ name, amount }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{formatTwd(amount)}</dd>
          </Fragment>
        ))}
        {discount > 0 && (
          <>
            <dt>
              優惠折抵 <CouponLink code={coupon_code} />
            </dt>
            <dd>−{formatTwd(discount)}</dd>
          </>
        )}
        <CreditRow name="購物金折抵" amount={credit.bonus} />
        {dis_ship_amt > 0 && (
          <>
            <dt>
              運費優惠 <CouponLink code={coupon_code} />
            </dt>
            <dd>−{formatTwd(dis_ship_amt)}</dd>
          </>
        )}
        <dt>總計</dt>
        <dd>
          <b>{formatTwd(inv_amt)}</b>
        </dd>
        <CreditRow name="購物金支付" amount={credit.paid} />
        {untaxed.map(
          ([name, amount]) =>
            amount > 0 && (
              <Fragment key={name}>
                <dt>其中{name}</dt>
                <dd>{formatTwd(amount)}</dd>
              </Fragment>
            ),
        )}
      </Sums>
    </PageSection>
  );
}

const Line = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[12]};
  padding-block: ${theme.space[8]};
  border-bottom: ${theme.border.hairline};
  font-variant-numeric: tabular-nums;
  small { display: block; color: ${theme.colour.inkSoft}; font-size: ${theme.size[13]}; }
`;

const Sums = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[4]} ${theme.space[16]};
  font-variant-numeric: tabular-nums;
  dd { text-align: right; }
`;
