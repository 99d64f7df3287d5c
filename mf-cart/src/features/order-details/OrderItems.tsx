import { type CartLine, type Order, soldLines } from '@pinpu/shared/contracts';
import { parcelsOf, shippingRows } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { PageSection, Picture, Price } from '@pinpu/shared/ui';
import { LineOptions, LineParts, LinePreorder, LineTemperature, Soft } from '@pinpu/shared/widgets';
import styled from 'styled-components';

function Item({ line, isMixed }: { line: CartLine; isMixed: boolean }) {
  const { prd_name, prd_man_pic, prd_price, qty } = line;
  return (
    <Line>
      <Picture src={prd_man_pic} alt="" sizes="72px" />
      <div>
        <Name>{prd_name}</Name>
        <LineOptions {...line} />
        <LineParts {...line} />
        <LineTemperature temperature={line.temperature} always={isMixed} />
        <LinePreorder {...line} />
        <Soft>
          <Price amount={prd_price} size="small" /> × {qty}
        </Soft>
      </div>
      <Price amount={prd_price * qty} />
    </Line>
  );
}

/**
 * The coupon with its discount. The shop's subtotal excludes the discount, so that the lines minus it are the subtotal;
 * before a discount on shipping, the fee that it lowers.
 */
function Coupon({ coupon_code, ship_amt, dis_inv_amt, dis_ship_amt, parcel_fees }: Order) {
  const off = dis_inv_amt || dis_ship_amt;
  if (off === 0) return null;
  return (
    <>
      {dis_inv_amt === 0 &&
        shippingRows(ship_amt + dis_ship_amt, parcel_fees).map(({ name, amount }) => (
          <Amount key={name}>
            <span>{name}</span>
            <Price amount={amount} />
          </Amount>
        ))}
      <Discount>
        <span>
          {dis_inv_amt > 0 ? '優惠折抵' : '運費優惠'}
          {coupon_code && <Code>{coupon_code}</Code>}
        </span>
        <span>
          −<Price amount={off} />
        </span>
      </Discount>
    </>
  );
}

/** The ordered lines and the coupon's discount: picture, name, unit price, quantity, line total (spec §2). */
export function OrderItems({ order }: { order: Order }) {
  const lines = soldLines(order);
  const isMixed = parcelsOf(lines).length > 1;
  return (
    <PageSection title="訂購商品" level={3}>
      <ul>
        {lines.map((line) => (
          <Item key={line.prd_id} line={line} isMixed={isMixed} />
        ))}
      </ul>
      <Coupon {...order} />
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
