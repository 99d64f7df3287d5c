import { type CartLine, type Order, soldLines } from '@pinpu/shared/contracts';
import { cartSubTotal, creditOfOrder, parcelsOf, shippingRows } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { Badge, PageSection, Picture, Price } from '@pinpu/shared/ui';
import { LineOptions, LineParts, LinePreorder, LineTemperature, Soft } from '@pinpu/shared/widgets';
import styled from 'styled-components';
import { LineTotal } from '../lines/LineTotal.tsx';
import { discountParts } from '../order/discount-parts.ts';

function Item({ line, isMixed }: { line: CartLine; isMixed: boolean }) {
  const { prd_name, prd_man_pic, prd_price, qty, off_amt = 0 } = line;
  return (
    <Line>
      <Picture src={prd_man_pic} alt="" sizes="72px" />
      <div>
        {line.gift && <Badge $tone="success">贈品</Badge>}
        <Name>{prd_name}</Name>
        <LineOptions {...line} />
        <LineParts {...line} />
        <LineTemperature temperature={line.temperature} always={isMixed} />
        <LinePreorder {...line} />
        <Soft>{line.gift ? `× ${qty}` : <Pieces amount={prd_price} qty={qty} />}</Soft>
      </div>
      {!line.gift && <LineTotal amount={prd_price * qty} off={off_amt} />}
    </Line>
  );
}

const Pieces = ({ amount, qty }: { amount: number; qty: number }) => (
  <>
    <Price amount={amount} size="small" /> × {qty}
  </>
);

interface DiscountRowProps {
  name: string;
  /** A coupon's code, '' for none. */
  code?: string;
  /** Whole TWD that it takes off. */
  off: number;
}

const DiscountRow = ({ name, code, off }: DiscountRowProps) => (
  <Discount>
    <span>
      {name}
      {code && <Code>{code}</Code>}
    </span>
    <span>
      −<Price amount={off} />
    </span>
  </Discount>
);

const AmountRow = ({ name, amount }: { name: string; amount: number }) => (
  <Amount>
    <span>{name}</span>
    <Price amount={amount} />
  </Amount>
);

/**
 * Each rule of price, the coupon and store credit with what it took off. The shop's subtotal excludes discounts, so that the goods
 * minus them are the subtotal; before a discount on shipping, the fee that it lowers.
 */
function Discounts({ order, goods }: { order: Order; goods: number }) {
  const { coupon_code, ship_amt, dis_ship_amt, parcel_fees } = order;
  const { rules, shipping, coupon, couponShipping } = discountParts(order);
  const { bonus } = creditOfOrder(order);
  return (
    <>
      {rules.length > 0 && <AmountRow name="商品原價合計" amount={goods} />}
      {rules.map(({ rule_id, name, amount }) => (
        <DiscountRow key={rule_id} name={name} off={amount} />
      ))}
      {coupon > 0 && <DiscountRow name="優惠折抵" code={coupon_code} off={coupon} />}
      {bonus > 0 && <DiscountRow name="購物金折抵" off={bonus} />}
      {dis_ship_amt > 0 &&
        shippingRows(ship_amt + dis_ship_amt, parcel_fees).map((row) => (
          <AmountRow key={row.name} {...row} />
        ))}
      {shipping && <DiscountRow name={shipping.name} off={shipping.amount} />}
      {couponShipping > 0 && (
        <DiscountRow name="運費優惠" code={coupon_code} off={couponShipping} />
      )}
    </>
  );
}

/**
 * The ordered lines, gifts among them, and each discount: picture, name, unit price, quantity, line total (spec §2).
 */
export function OrderItems({ order }: { order: Order }) {
  const lines = soldLines(order);
  const isMixed = parcelsOf(lines).length > 1;
  return (
    <PageSection title="訂購商品" level={3}>
      <ul>
        {lines.map((line) => (
          <Item key={`${line.prd_id} ${line.gift ?? ''}`} line={line} isMixed={isMixed} />
        ))}
      </ul>
      <Discounts order={order} goods={cartSubTotal(lines)} />
    </PageSection>
  );
}

const Line = styled.li`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[12]};
  padding-block: ${theme.space[12]};
  border-bottom: ${theme.border.hairline};
`;

const Amount = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space[16]};
`;

const Discount = styled(Amount)`
  color: ${theme.colour.celadon};
`;

const Code = styled.span`
  margin-left: ${theme.space[8]};
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[15]};
  overflow-wrap: anywhere;
`;

const Name = styled.p`
  font-family: ${theme.font.serif};
  font-weight: ${theme.weight.bold};
  line-height: ${theme.leading.heading};
`;
