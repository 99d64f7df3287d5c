import type { EmbedProduct } from '@pinpu/shared/contracts';
import type { ReactNode } from 'react';
import { Boundary } from './Boundary.tsx';
import { Product } from './Product.tsx';
import type { ShopAddress } from './shop-calls.ts';
import { ShopView, type ViewSettings } from './shop-view.ts';

export type ProductLook = 'button' | 'card';

/**
 * Whether an element's own content is its button's label. With a link or a control it is there for visitors without the
 * script: inside a button these could not be used.
 */
export const isButtonLabel = ({ children }: Pick<HTMLElement, 'children'>): boolean =>
  [...children].every(
    (child) =>
      child.hasAttribute('slot') || !(child.matches(CONTROL) || child.querySelector(CONTROL)),
  );
const CONTROL = 'a, button, input, select, textarea';

export class ProductView extends ShopView {
  readonly isCart = false;
  protected readonly room: 'button-room' | 'card-room';
  private readonly look: ProductLook;
  /** The first request, which leaves before anything is rendered, so that all elements of a page share a call. */
  private early:
    | { id: string; promoCode: string; found: Promise<EmbedProduct | undefined> }
    | undefined;

  constructor(host: HTMLElement, settings: () => ViewSettings, look: ProductLook) {
    super(host, settings);
    this.look = look;
    this.room = `${look}-room`;
  }

  override open(address: ShopAddress): void {
    const isFirst = !this.isOpen;
    super.open(address);
    const { product: id, promoCode } = this.settings();
    if (!isFirst || id === '' || !this.shop) return;
    const found = this.shop.fetchProduct(id, promoCode);
    // The failure is handled where the product is rendered.
    found.catch(() => {});
    this.early = { id, promoCode, found };
  }

  private readonly fetchProduct = async (
    id: string,
    promoCode: string,
  ): Promise<EmbedProduct | undefined> => {
    const { early } = this;
    this.early = undefined;
    if (early?.id === id && early.promoCode === promoCode) return early.found;
    return this.shop?.fetchProduct(id, promoCode);
  };

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
