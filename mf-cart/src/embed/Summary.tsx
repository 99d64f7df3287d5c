import {
  formatTwd,
  freeShippingNote,
  lengthFault,
  normaliseCouponCode,
  regionNote,
  shippingFaults,
  shippingRows,
  subTotal,
} from '@pinpu/shared/domain';
import { Fragment, type MouseEvent, useId, useState } from 'react';
import { discountParts } from '../features/order/discount-parts.ts';
import type { CartState, PageCart } from './page-cart.ts';

interface SummaryProps {
  cart: PageCart;
  state: CartState;
}

/** Progress to free shipping, by the same rule as the fee (spec §9). */
export function FreeShipping({ cart, state }: SummaryProps) {
  const id = useId();
  const rules = state.shipping_rules;
  const note = freeShippingNote(state.lines, cart.amounts.ship_amt, { rules });
  if (note === undefined) return null;
  const { reached, threshold, text } = note;
  return (
    <div className="good" part="free-shipping">
      <p id={id} role="status">
        {text}
      </p>
      <progress value={reached} max={threshold} aria-labelledby={id} />
    </div>
  );
}

/** Why the cart can't be one order, and which regions cost more; the shop's page knows the address. */
export function ShippingNotes({
  state: { lines, shipping_rules: rules },
}: Pick<SummaryProps, 'state'>) {
  const faults = shippingFaults(lines, { rules });
  const region = regionNote({ rules });
  return (
    <>
      {faults.map(({ message }) => (
        <p key={message} className="bad" role="alert">
          {message}
        </p>
      ))}
      {region !== '' && <p className="soft">運費{region}</p>}
    </>
  );
}

/** The server accepts no longer code. */
const MAX_LENGTH = 40;

/** The field for a coupon's code; one that is rejected or too long stays in it, with the reason. */
export function Coupon({ cart, state: { coupon, coupon_code, coupon_refusal } }: SummaryProps) {
  const [typed, setTyped] = useState(coupon_code);
  const id = useId();
  if (coupon !== undefined)
    return (
      <p className="good" part="coupon">
        優惠券 {coupon.coupon_code}
        <button
          type="button"
          className="quiet"
          aria-label={`移除優惠券 ${coupon.coupon_code}`}
          onClick={() => {
            setTyped('');
            cart.enterCoupon('');
          }}
        >
          移除
        </button>
      </p>
    );
  // Handles the button's click, which Enter triggers, too: a frame without `allow-forms` can't submit forms.
  const apply = (event: MouseEvent) => {
    event.preventDefault();
    if (fault === '') cart.enterCoupon(code);
  };
  const code = normaliseCouponCode(typed);
  const fault = lengthFault(code, MAX_LENGTH, '優惠券');
  const rejection = fault || (code === coupon_code ? coupon_refusal : undefined);
  return (
    <form className="coupon" part="coupon">
      <label>
        優惠券
        <input
          name="coupon_code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          value={typed}
          aria-invalid={rejection !== undefined}
          aria-describedby={rejection === undefined ? undefined : id}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </label>
      <button type="submit" onClick={apply}>
        套用
      </button>
      {rejection !== undefined && (
        <p className="bad" id={id} role="alert">
          {rejection}
        </p>
      )}
    </form>
  );
}

/** A rule or the coupon with what it takes off. */
const Discount = ({ name, off }: { name: string; off: number }) => (
  <>
    <dt>{name}</dt>
    <dd className="num">−{formatTwd(off)}</dd>
  </>
);

/** The total, with a row for each rule of price that applies, and one for the coupon. */
export function Amounts({ cart, state }: SummaryProps) {
  const { amounts } = cart;
  const { inv_amt, ship_amt, dis_ship_amt, parcel_fees } = amounts;
  const { rules, coupon } = discountParts(amounts);
  const rows = shippingRows(ship_amt, dis_ship_amt > 0 ? undefined : parcel_fees);
  return (
    <dl part="total">
      <dt>商品小計</dt>
      <dd className="num">{formatTwd(subTotal(state.lines))}</dd>
      {rules.map(({ rule_id, name, amount }) => (
        <Discount key={rule_id} name={name} off={amount} />
      ))}
      {coupon > 0 && <Discount name="優惠折抵" off={coupon} />}
      {rows.map(({ name, amount }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd className="num">{amount > 0 ? formatTwd(amount) : '免運費'}</dd>
        </Fragment>
      ))}
      <dt className="total">訂單總額</dt>
      <dd className="total num">{formatTwd(inv_amt)}</dd>
    </dl>
  );
}
