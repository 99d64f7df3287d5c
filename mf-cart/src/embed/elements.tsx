import type { EmbedProduct } from '@pinpu/shared/contracts';
import type { ReactNode } from 'react';
import { Cart } from './Cart.tsx';
import { EmbedError } from './embed-error.ts';
import { Product } from './Product.tsx';
import type { PageShop } from './page-shops.ts';
import { ShopElement } from './shop-element.ts';

/** `<pinpu-cart>`: the whole cart. */
export class PinpuCart extends ShopElement {
  static override get observedAttributes() {
    return [...ShopElement.observedAttributes, 'checkout-target'];
  }

  private isLeaving = false;

  /** A copy of the cart's lines, as of spec §3. */
  get lines() {
    return (this.joined?.cart.snapshot().lines ?? []).map((line) => ({ ...line }));
  }

  /** Pieces in the cart. */
  get count(): number {
    return this.joined?.cart.count ?? 0;
  }

  /** Adds a product by its id, and sends `pinpu:add` as a button does. Rejects where it is not sold. */
  async add(prd_id: string, qty = 1): Promise<void> {
    const shop = this.joined;
    if (shop === undefined) throw new EmbedError('NOT_CONNECTED', '這個元素不在頁面上。');
    const product = await shop.fetchProduct(prd_id, this.getAttribute('promo-code') ?? '');
    if (!product) throw new EmbedError('PRODUCT_NOT_FOUND', '這項商品目前沒有販售。', 404);
    if (this.emit('pinpu:add', { prd_id, qty }, true)) await shop.cart.add(product, qty);
  }

  /** Empties the cart. */
  clear(): void {
    this.joined?.cart.clear();
  }

  /** Compares the cart with the shop's prices and stock now. */
  async refresh(): Promise<void> {
    await this.joined?.cart.check();
  }

  /** Goes to the checkout, as the button does. */
  async checkout(): Promise<void> {
    const shop = this.joined;
    if (shop === undefined || this.isLeaving || shop.cart.count === 0) return;
    // A window opened later than the press is blocked.
    const other = this.getAttribute('checkout-target') === '_blank' ? window.open('') : null;
    this.setLeaving(true);
    try {
      const url = shop.isOwn ? `${shop.shop}/cart` : await shop.cart.checkout(window.location.href);
      if (!this.emit('pinpu:checkout', { url }, true)) other?.close();
      else (other ?? window).location.assign(url);
    } catch (error) {
      other?.close();
      shop.cart.report(error);
    } finally {
      this.setLeaving(false);
    }
  }

  private setLeaving(isLeaving: boolean): void {
    this.isLeaving = isLeaving;
    this.draw();
  }

  protected override view({ cart, shop }: PageShop): ReactNode {
    const onCheckout = () => void this.checkout();
    return <Cart cart={cart} shop={shop} leaving={this.isLeaving} onCheckout={onCheckout} />;
  }
}

abstract class ProductElement extends ShopElement {
  static override get observedAttributes() {
    return [...ShopElement.observedAttributes, 'product'];
  }

  protected abstract readonly look: 'button' | 'card';

  private readonly fetchProduct = async (id: string): Promise<EmbedProduct | undefined> =>
    this.joined?.fetchProduct(id, this.getAttribute('promo-code') ?? '');

  private readonly onAdd = (product: EmbedProduct, qty: number) => {
    const isWanted = this.emit('pinpu:add', { prd_id: product.prd_id, qty }, true);
    if (isWanted) void this.joined?.cart.add(product, qty);
    return isWanted;
  };

  private readonly onError = ({ code, message }: EmbedError) =>
    void this.emit('pinpu:error', { code, message });

  protected override view(): ReactNode {
    const { look, fetchProduct, onAdd, onError } = this;
    const product = this.getAttribute('product') ?? '';
    return <Product {...{ product, look, fetchProduct, onAdd, onError }} />;
  }
}

/** `<pinpu-buy-button product="P0303">`: picture, name, price, quantity and button, side by side. */
export class PinpuBuyButton extends ProductElement {
  protected readonly look = 'button';
}

/** `<pinpu-product product="P0303">`: the same as a card. */
export class PinpuProduct extends ProductElement {
  protected readonly look = 'card';
}
