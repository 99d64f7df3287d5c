import { useSyncExternalStore } from 'react';
import { CartLines } from './CartLines.tsx';
import type { PageCart } from './page-cart.ts';
import { Amounts, Coupon, FreeShipping, ShippingNotes } from './Summary.tsx';

interface FailureProps {
  message: string;
  again: () => void;
}

const Failure = ({ message, again }: FailureProps) => (
  <p className="notice" role="alert" part="error">
    <span>{message}</span>
    <button type="button" onClick={again}>
      再試一次
    </button>
  </p>
);

/** In place of an element's content: what the page has written for this case, and the message. */
export const Unavailable = (failure: FailureProps) => (
  <div className="frame">
    <slot name="fallback" />
    <Failure {...failure} />
  </div>
);

interface CartProps {
  cart: PageCart;
  shop: string;
  leaving: boolean;
  onCheckout: () => void;
}

export function Cart({ cart, shop, leaving, onCheckout }: CartProps) {
  const state = useSyncExternalStore(cart.subscribe, cart.snapshot);
  const { config, lines, removed, busy, error } = state;
  const retry = () => (config === undefined ? cart.start() : cart.check());
  if (config === undefined && error !== undefined)
    return <Unavailable message={error.message} again={retry} />;
  if (config === undefined)
    return (
      <div className="frame skeleton" role="status" aria-label="正在載入購物車">
        <span className="hidden">正在載入購物車</span>
      </div>
    );
  const isEmpty = lines.length === 0;
  const isWaiting = busy || leaving;
  return (
    <section
      className="frame stack"
      aria-label={`${config.shop_name}的購物車`}
      aria-busy={isWaiting}
    >
      <h2>購物車</h2>
      {error !== undefined && <Failure message={error.message} again={retry} />}
      <CartLines cart={cart} state={state} shop={shop} />
      {isEmpty && removed.length === 0 && (
        <div className="empty soft">
          <slot name="empty">購物車是空的。</slot>
        </div>
      )}
      {!isEmpty && (
        <>
          <FreeShipping cart={cart} state={state} />
          <Coupon cart={cart} state={state} />
          <ShippingNotes state={state} />
          <Amounts cart={cart} state={state} />
          <button
            type="button"
            className="primary"
            part="checkout"
            aria-disabled={isWaiting}
            onClick={() => !isWaiting && onCheckout()}
          >
            {leaving ? '正在前往結帳…' : `前往${config.shop_name}結帳`}
          </button>
        </>
      )}
      <slot name="footer" />
    </section>
  );
}
