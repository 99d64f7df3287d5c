import type { EmbedProduct } from '@pinpu/shared/contracts';
import type { ReactNode } from 'react';
import { Boundary } from './Boundary.tsx';
import { Product } from './Product.tsx';
import { ShopView, type ViewSettings } from './shop-view.ts';

export type ProductLook = 'button' | 'card';

/**
 * Whether an element's own content is its button's label. With a link or a control it is there for visitors without the
 * script: inside a button these could not be used.
 */
export const isButtonLabel = ({ children }: Pick<HTMLElement, 'children'>): boolean =>
  Array.from(children).every(
    (child) =>
      child.hasAttribute('slot') || !(child.matches(CONTROL) || child.querySelector(CONTROL)),
  );
const CONTROL = 'a, button, input, select, textarea';

export class ProductView extends ShopView {
  readonly isCart = false;
  private readonly look: ProductLook;

  constructor(host: HTMLElement, settings: () => ViewSettings, look: ProductLook) {
    super(host, settings);
    this.look = look;
  }

  private readonly fetchProduct = async (
    id: string,
    promoCode: string,
  ): Promise<EmbedProduct | undefined> => this.shop?.fetchProduct(id, promoCode);

  private readonly onAdd = (product: EmbedProduct, qty: number) => {
    const isAllowed = this.emit('pinpu:add', { prd_id: product.prd_id, qty }, true);
    if (isAllowed) void this.shop?.cart.add(product, qty);
    return isAllowed;
  };

  protected override content(): ReactNode {
    const { look, fetchProduct, onAdd, onError } = this;
    const { product, promoCode } = this.settings();
    const isLabel = isButtonLabel(this.host);
    return (
      <Boundary onError={onError}>
        <Product {...{ product, promoCode, look, isLabel, fetchProduct, onAdd, onError }} />
      </Boundary>
    );
  }
}
