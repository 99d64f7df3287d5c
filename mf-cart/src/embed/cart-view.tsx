import type { ReactNode } from 'react';
import { Boundary } from './Boundary.tsx';
import { Cart } from './Cart.tsx';
import { EmbedError, NO_CHOICE, NOT_SOLD } from './embed-error.ts';
import { openCheckout, returnAddress } from './open-checkout.ts';
import type { PageShop } from './page-shops.ts';
import { ShopView } from './shop-view.ts';

/** The view of the whole cart, with the methods that a page may call. */
export class CartView extends ShopView {
  readonly isCart = true;
  protected readonly room = 'cart-room';
  private isLeaving = false;

  /** Adds a product by its id and sends `pinpu:add`, as a button does. Rejects if it is not sold, or has options. */
  async add(prd_id: string, qty = 1): Promise<void> {
    const { shop } = this;
    if (shop === undefined) throw new EmbedError('NOT_CONNECTED', '這個元素不在頁面上。');
    const product = await shop.fetchProduct(prd_id, this.promoCode);
    if (!product) throw new EmbedError(...NOT_SOLD);
    if (product.options) throw new EmbedError(...NO_CHOICE);
    if (this.emit('pinpu:add', { prd_id, qty }, true)) await shop.cart.add(product, qty);
  }

  /** Goes to the checkout, as the button does. */
  async checkout(): Promise<void> {
    const { shop } = this;
    if (shop === undefined || this.isLeaving || shop.cart.count === 0) return;
    // The window is opened now: browsers block one that is not opened by the press itself.
    const other = this.settings().checkoutTarget === '_blank' ? window.open('') : null;
    this.setLeaving(true);
    try {
      const url = shop.isOwn ? `${shop.shop}/cart` : await shop.cart.checkout(returnAddress());
      if (this.emit('pinpu:checkout', { url }, true)) openCheckout(url, other);
      else other?.close();
    } catch (error) {
      other?.close();
      shop.cart.report(error);
    } finally {
      this.setLeaving(false);
    }
  }

  private setLeaving(isLeaving: boolean): void {
    this.isLeaving = isLeaving;
    this.render();
  }

  protected override content({ cart, shop }: PageShop): ReactNode {
    const onCheckout = () => void this.checkout();
    return (
      <Boundary onError={this.onError} onRetry={() => void cart.check()}>
        <Cart cart={cart} shop={shop} leaving={this.isLeaving} onCheckout={onCheckout} />
      </Boundary>
    );
  }
}
