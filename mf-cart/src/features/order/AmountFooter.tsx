import { type ParcelFee, shippingRows } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { Disclosure, Price } from '@pinpu/shared/ui';
import styled from 'styled-components';

interface Row {
  name: string;
  /** In smaller type after the name, such as a coupon's code. */
  note?: string;
  /** Whole TWD; below 0 for a discount. */
  amount: number;
}

interface AmountFooterProps {
  label: string;
  /** All amounts in whole TWD. */
  total: number;
  subTotal: number;
  /** What lowers the subtotal, as amounts below 0; none where the subtotal is already lower. */
  discounts?: readonly Row[];
  /** What is paid for shipping, by how much that was lowered, and by what. */
  shipping: number;
  shippingDiscount?: Row | undefined;
  /** The parcels that shipping is for; each of several has a row of its own. */
  parcels?: readonly ParcelFee[] | undefined;
  defaultOpen?: boolean;
}

const AmountRow = ({ name, note, amount }: Row) => (
  <div>
    <dt>
      {name}
      {note && <Note>{note}</Note>}
    </dt>
    <dd>
      {amount < 0 && '−'}
      <Price amount={Math.abs(amount)} size="small" />
    </dd>
  </div>
);

/** A total that expands to 小計, each discount and 運費 (spec §2). */
export function AmountFooter({
  label,
  total,
  subTotal,
  discounts = [],
  shipping,
  shippingDiscount,
  parcels,
  defaultOpen = false,
}: AmountFooterProps) {
  const fees = shippingRows(shipping - (shippingDiscount?.amount ?? 0), parcels);
  return (
    <Disclosure
      defaultOpen={defaultOpen}
      summary={
        <Line>
          <Label>{label}</Label>
          <Price amount={total} />
        </Line>
      }
    >
      <Amounts>
        <AmountRow name="小計" amount={subTotal} />
        {discounts.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rules may have equal names.
          <AmountRow key={at} {...row} />
        ))}
        {fees.map((row) => (
          <AmountRow key={row.name} {...row} />
        ))}
        {shippingDiscount && <AmountRow {...shippingDiscount} />}
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
  dt { overflow-wrap: anywhere; }
  dd { white-space: nowrap; }
`;

const Note = styled.span`
  margin-left: ${theme.space[8]};
  font-size: ${theme.size[13]};
`;
