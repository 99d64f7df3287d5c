/** Types of the container of `/embed/cart/mf-manifest.json`; docs/integrators.md describes it. */
declare module 'pinpu_cart/mount' {
  /** A line of the cart; amounts in whole TWD. */
  export interface CartLine {
    prd_id: string;
    prd_name: string;
    prd_price: number;
    /** The picture's address at the shop, to which you add a width as `?w=640` (pixels); '' for none. */
    prd_man_pic: string;
    /** Units in stock. */
    tot_qty: number;
    qty: number;
    ship_fee: number;
    /** Shipping is free from this amount of goods on; 0 for never. */
    ship_fee_free_amt: number;
    /** The chosen values of a product with options, `紅／L`. */
    option_text?: string | undefined;
    /** The product whose variant `prd_id` names. */
    product_id?: string | undefined;
    /** Of a set: what one piece contains. */
    parts?:
      | { prd_id: string; prd_name: string; option_text?: string | undefined; qty: number }[]
      | undefined;
    /** The product has options now; one is chosen at the checkout. */
    must_choose?: boolean | undefined;
  }

  export interface MountOptions {
    /** The key of your site; not needed on the shop's own pages. */
    site?: string | undefined;
    /** Address of the shop; by default the one that this module was loaded from. */
    shop?: string | undefined;
    /** By default the whole cart; else the product with this id, as a row or as a card. */
    show?: 'cart' | { buyButton: string } | { product: string } | undefined;
    /** A promoter's code. */
    promoCode?: string | undefined;
    /** By default it follows the `color-scheme` of your page. */
    theme?: 'light' | 'dark' | undefined;
    /** `_blank` opens the checkout in a new window. */
    checkoutTarget?: '_self' | '_blank' | undefined;
    /** Text of the button that adds a product. */
    label?: string | undefined;
    /** Before a product is added; `preventDefault()` keeps it out of the cart. */
    onAdd?: ((event: CustomEvent<{ prd_id: string; qty: number }>) => void) | undefined;
    /** The cart has changed: here, in another tab, or because of the shop. */
    onChange?: ((event: CustomEvent<{ lines: CartLine[]; count: number }>) => void) | undefined;
    /** Before the browser goes to the checkout; `preventDefault()` prevents that. */
    onCheckout?: ((event: CustomEvent<{ url: string }>) => void) | undefined;
    /** A checkout that was started here has ended. */
    onOutcome?:
      | ((
          event: CustomEvent<{ state: 'ordered' | 'paid' | 'cancelled'; ord_code: string }>,
        ) => void)
      | undefined;
    /** The shop could not be reached, or has rejected the call. */
    onError?: ((event: CustomEvent<{ code: string; message: string }>) => void) | undefined;
  }

  export interface Mounted {
    /** Changes the given options and keeps what the shopper has done; `undefined` resets an option. */
    update(options: MountOptions): void;
    /** Removes what was mounted; the cart is kept for the next mount. */
    unmount(): void;
  }

  /**
   * Shows the cart or a product as the last child of an element. Throws a TypeError if an option is invalid, or if
   * something is already mounted there.
   */
  export function mount(element: HTMLElement, options?: MountOptions): Mounted;
}
