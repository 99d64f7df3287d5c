/** Types of the container of `/embed/cart/mf-manifest.json`; docs/integrators.md describes it. */
declare module 'pinpu_cart/mount' {
  /** A line of the cart; amounts in whole TWD. */
  export interface CartLine {
    prd_id: string;
    prd_name: string;
    prd_price: number;
    /** Address of the picture at the shop, whose width is added as `?w=640`; '' for none. */
    prd_man_pic: string;
    /** Units in stock. */
    tot_qty: number;
    qty: number;
    ship_fee: number;
    /** Goods of at least this much ship for free; 0 for never. */
    ship_fee_free_amt: number;
  }

  export interface MountOptions {
    /** The key of your site; only the shop's own pages need none. */
    site?: string | undefined;
    /** Address of the shop; that of this module unless given. */
    shop?: string | undefined;
    /** The whole cart unless given; else a product by its id, as a row or as a card. */
    show?: 'cart' | { buyButton: string } | { product: string } | undefined;
    /** A promoter's code. */
    promoCode?: string | undefined;
    /** Follows the `color-scheme` of your page unless given. */
    theme?: 'light' | 'dark' | undefined;
    /** `_blank` opens the checkout in a window of its own. */
    checkoutTarget?: '_self' | '_blank' | undefined;
    /** Text of the button that adds a product. */
    label?: string | undefined;
    /** Before a product is added; `preventDefault()` keeps it out of the cart. */
    onAdd?: ((event: CustomEvent<{ prd_id: string; qty: number }>) => void) | undefined;
    /** The cart has changed, here, in another tab or by the shop. */
    onChange?: ((event: CustomEvent<{ lines: CartLine[]; count: number }>) => void) | undefined;
    /** Before the browser goes to the checkout; `preventDefault()` keeps it here. */
    onCheckout?: ((event: CustomEvent<{ url: string }>) => void) | undefined;
    /** A checkout that left from here has ended. */
    onOutcome?:
      | ((
          event: CustomEvent<{ state: 'ordered' | 'paid' | 'cancelled'; ord_code: string }>,
        ) => void)
      | undefined;
    /** The shop was not reached, or has rejected the call. */
    onError?: ((event: CustomEvent<{ code: string; message: string }>) => void) | undefined;
  }

  export interface Mounted {
    /** Changes the options that are named and nothing that the shopper did; `undefined` takes one back. */
    update(options: MountOptions): void;
    /** Removes what was mounted; the cart stays for the next one. */
    unmount(): void;
  }

  /** Shows the cart or a product at the end of an element. Throws a TypeError where an option is wrong, or something is mounted there. */
  export function mount(element: HTMLElement, options?: MountOptions): Mounted;
}
