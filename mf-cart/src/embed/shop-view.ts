import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { EmbedError } from './embed-error.ts';
import { type Place, warnOfMistake } from './page-mistakes.ts';
import { type PageShop, pageShop, type ShopPart } from './page-shops.ts';
import type { ShopAddress } from './shop-calls.ts';
import { adoptStyles, darker } from './styles.ts';

/** Configuration of a view: an element's attributes, or the options of a mount. */
export interface ViewSettings {
  /** A promoter's code; '' for none. */
  promoCode: string;
  product: string;
  /** `_blank` opens the checkout in a new window. */
  checkoutTarget: string;
}

/** Renders a React tree, which shows one shop, in the shadow root of an element. */
export abstract class ShopView implements ShopPart {
  readonly host: HTMLElement;
  abstract readonly isCart: boolean;
  /** The room that is reserved for it: a class of its root. */
  protected abstract readonly room: 'cart-room' | 'button-room' | 'card-room';
  /** Undefined while closed. */
  shop: PageShop | undefined;
  protected readonly settings: () => ViewSettings;
  private root: Root | undefined;
  private box: HTMLElement | undefined;
  private leave: (() => void) | undefined;
  /** The promoter's code that the shown prices are for. */
  private renderedCode: string | undefined;

  constructor(host: HTMLElement, settings: () => ViewSettings) {
    this.host = host;
    this.settings = settings;
  }

  get promoCode(): string {
    return this.settings().promoCode;
  }

  get isOpen(): boolean {
    return this.root !== undefined;
  }

  protected abstract content(shop: PageShop): ReactNode;

  /** Shows the shop at this address instead of the current one. */
  open(address: ShopAddress): void {
    const { host } = this;
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    adoptStyles(shadow);
    if (this.box === undefined) {
      this.box = host.ownerDocument.createElement('div');
      this.box.className = `root ${this.room}`;
      this.box.lang = 'zh-Hant-TW';
      this.box.dir = 'ltr';
      // The script's loader may have put a message into it.
      shadow.replaceChildren(this.box);
    }
    this.root ??= createRoot(this.box);
    const next = pageShop(address);
    if (next !== this.shop) {
      this.separate();
      this.join(next);
    }
    this.paint();
    this.render();
    void next.cart.start();
  }

  /** Gives the shadow root the style sheet of the document that the element is in. */
  adoptStyles(): void {
    const { shadowRoot } = this.host;
    if (shadowRoot) adoptStyles(shadowRoot);
  }

  close(): void {
    this.separate();
    const { root, box } = this;
    this.root = undefined;
    this.box = undefined;
    box?.remove();
    // Delayed, since React can't unmount a root while it renders, e.g. in an effect of a page that uses the same React.
    setTimeout(() => root?.unmount());
  }

  /** Renders again, after a change that is not in the cart; another promoter's code checks the prices. */
  render(): void {
    const { shop, root, promoCode } = this;
    if (!shop || !root) return;
    root.render(this.content(shop));
    if (this.renderedCode !== undefined && this.renderedCode !== promoCode) void shop.cart.check();
    this.renderedCode = promoCode;
  }

  /** Sends an event that crosses the shadow root; returns false if a listener cancelled it. */
  protected emit(type: string, detail: object, cancelable = false): boolean {
    const init = { detail, bubbles: true, composed: true, cancelable };
    return this.host.dispatchEvent(new CustomEvent(type, init));
  }

  /** Reports to the page, and to its developer if the page has to be changed. */
  readonly onError = (
    { code, message }: Pick<EmbedError, 'code' | 'message'>,
    place: Place = {},
  ): void => {
    const { product } = this.settings();
    const site = this.shop?.site ?? '';
    warnOfMistake(code, { element: this.host, site, product, ...place });
    this.emit('pinpu:error', { code, message });
  };

  private join(next: PageShop): void {
    this.shop = next;
    next.parts.add(this);
    const stop = next.cart.subscribe(() => this.paint());
    this.leave = () => {
      stop();
      next.parts.delete(this);
    };
  }

  private separate(): void {
    this.leave?.();
    this.leave = undefined;
    this.shop = undefined;
  }

  /** Applies the shop's own colour, unless the page has set one. */
  private paint(): void {
    const colour = this.shop?.cart.snapshot().config?.colour;
    if (!colour || !this.box) return;
    this.box.style.setProperty('--seal', `var(--pinpu-seal,${colour})`);
    this.box.style.setProperty('--seal-deep', `var(--pinpu-seal-deep,${darker('var(--seal)')})`);
  }
}
