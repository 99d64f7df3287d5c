import { type ParcelFee, shippingRows } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { Disclosure, Price } from '@pinpu/shared/ui';
import styled from 'styled-components';

interface AmountFooterProps {
  label: string;
  /** All amounts in whole TWD. */
  total: number;
  subTotal: number;
  discount?: number;
  /** What is paid for shipping, and by how much a coupon has lowered it. */
  shipping: number;
  shippingDiscount?: number;
  /** The parcels that shipping is for; each of several has a row of its own. */
  parcels?: readonly ParcelFee[] | undefined;
}

/** A total that expands to 小計 and 運費 (spec §2). */
export function AmountFooter({
  label,
  total,
  subTotal,
  discount = 0,
  shipping,
  shippingDiscount = 0,
  parcels,
}: AmountFooterProps) {
  return (
    <Disclosure
      summary={
        <Line>
          <Label>{label}</Label>
          <Price amount={total} />
        </Line>
      }
    >
      <Amounts>
        <div>
          <dt>小計</dt>
          <dd>
            <Price amount={subTotal} size="small" />
          </dd>
        </div>
        {discount > 0 && (
          <div>
            <dt>優惠折抵</dt>
            <dd>
              −<Price amount={discount} size="small" />
            </dd>
          </div>
        )}
        {shippingRows(shipping + shippingDiscount, parcels).map(({ name, amount }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Price amount={amount} size="small" />
            </dd>
          </div>
        ))}
        {shippingDiscount > 0 && (
          <div>
            <dt>運費優惠</dt>
            <dd>
              −<Price amount={shippingDiscount} size="small" />
            </dd>
          </div>
        )}
      </Amounts>
    </Disclosure>
  );
}

const Line = styled.span`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[16]};
`;

const Label = styled.span`
  font-weight: ${theme.weight.medium};
`;

const Amounts = styled.dl`
  display: grid;
  gap: ${theme.space[8]};
  padding-right: calc(20px + ${theme.space[8]});
  color: ${theme.colour.inkSoft};
  > div { display: flex; justify-content: space-between; gap: ${theme.space[16]}; }
`;
