import { CartView } from './cart-view.tsx';
import { ProductView } from './product-view.tsx';
import { ShopElement } from './shop-element.ts';

export class PinpuCart extends ShopElement {
  static override get observedAttributes() {
    return [...ShopElement.observedAttributes, 'checkout-target'];
  }

  protected override readonly view = new CartView(this, this.settings);

  /** A copy of the cart's lines (spec §3). */
  get lines() {
    return this.view.shop?.lines() ?? [];
  }

  /** The number of pieces in the cart. */
  get count(): number {
    return this.view.shop?.cart.count ?? 0;
  }

  /** Adds a product or variant by its id and sends `pinpu:add`, as a button does. Rejects if it is not sold, or has options. */
  add(prd_id: string, qty = 1): Promise<void> {
    return this.view.add(prd_id, qty);
  }

  /** Empties the cart. */
  clear(): void {
    this.view.shop?.cart.clear();
  }

  /** Compares the cart with the shop's current prices and stock. */
  async refresh(): Promise<void> {
    await this.view.shop?.cart.check();
  }

  checkout(): Promise<void> {
    return this.view.checkout();
  }
}

/** `<pinpu-buy-button product="P0303">`: picture, name, price, quantity and button, side by side. */
export class PinpuBuyButton extends ShopElement {
  static override get observedAttributes() {
    return [...ShopElement.observedAttributes, 'product'];
  }

  protected override readonly view = new ProductView(this, this.settings, 'button');
}

/** `<pinpu-product product="P0303">`: the same as a card. */
export class PinpuProduct extends ShopElement {
  static override get observedAttributes() {
    return [...ShopElement.observedAttributes, 'product'];
  }

  protected override readonly view = new ProductView(this, this.settings, 'card');
}
