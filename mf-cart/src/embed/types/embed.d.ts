/** Types of the elements of `/embed/cart.js`; docs/integrators.md describes them. */

/** A line of the cart; amounts in whole TWD. */
export interface PinpuCartLine {
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
  /** The day on which a pre-order leaves, YYYY-MM-DD. */
  preorder?: string | undefined;
  /** The product has options now; one is chosen at the checkout. */
  must_choose?: boolean | undefined;
}

/** Members of all elements. */
interface PinpuElement extends HTMLElement {
  /** The site's key, if it is not in the script's address. */
  site: string;
  /** A promoter's code. */
  promoCode: string;
  /** `light` or `dark`; '' follows the page's `color-scheme`. */
  theme: string;
}

/** `<pinpu-cart>`: the whole cart. */
export interface PinpuCart extends PinpuElement {
  /** `_blank` opens the checkout in a new window. */
  checkoutTarget: string;
  /** A copy of the lines. */
  readonly lines: PinpuCartLine[];
  /** The number of pieces in the cart. */
  readonly count: number;
  /** Takes the id of a product or a variant. Rejects with a `PinpuError` if it is not sold, or has options. */
  add(prd_id: string, qty?: number): Promise<void>;
  clear(): void;
  /** Compares the cart with the shop's current prices and stock. */
  refresh(): Promise<void>;
  checkout(): Promise<void>;
}

/** `<pinpu-buy-button>` and `<pinpu-product>`. */
export interface PinpuProductElement extends PinpuElement {
  /** The id of a product, of which the shopper chooses a variant, or of one variant. */
  product: string;
}

export interface PinpuError extends Error {
  code: string;
  /** HTTP status; 0 if there was no usable response. */
  status: number;
}

/** Events by name; `pinpu:add` and `pinpu:checkout` can be cancelled. */
export interface PinpuEventMap {
  'pinpu:add': CustomEvent<{ prd_id: string; qty: number }>;
  'pinpu:change': CustomEvent<{ lines: PinpuCartLine[]; count: number }>;
  'pinpu:checkout': CustomEvent<{ url: string }>;
  'pinpu:outcome': CustomEvent<{ state: 'ordered' | 'paid' | 'cancelled'; ord_code: string }>;
  'pinpu:error': CustomEvent<{ code: string; message: string }>;
}

/** Attributes of an element in JSX of React and similar libraries; `on…` listens from React 19 on. */
type PinpuJsx<Element extends PinpuElement> = {
  [Name in Exclude<keyof Element, keyof HTMLElement> as Element[Name] extends string
    ? Name
    : never]?: string;
} & {
  [Name in keyof PinpuEventMap as `on${Name}`]?: (event: PinpuEventMap[Name]) => void;
} & {
  'promo-code'?: string;
  'checkout-target'?: string;
  id?: string;
  className?: string;
  style?: object;
  slot?: string;
  hidden?: boolean;
  key?: string | number | null;
  ref?: { current: Element | null } | ((element: Element | null) => void) | null;
  children?: unknown;
};

/** For `declare module 'react' { namespace JSX { interface IntrinsicElements extends PinpuJsxElements {} } }`. */
export interface PinpuJsxElements {
  'pinpu-cart': PinpuJsx<PinpuCart>;
  'pinpu-buy-button': PinpuJsx<PinpuProductElement>;
  'pinpu-product': PinpuJsx<PinpuProductElement>;
}

declare global {
  interface HTMLElementTagNameMap {
    'pinpu-cart': PinpuCart;
    'pinpu-buy-button': PinpuProductElement;
    'pinpu-product': PinpuProductElement;
  }
  interface HTMLElementEventMap extends PinpuEventMap {}
  interface DocumentEventMap extends PinpuEventMap {}
}
