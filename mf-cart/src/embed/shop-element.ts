import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type PageShop, pageShop } from './page-shops.ts';
import { styleSheet } from './styles.ts';

/** The script's own address says where the shop is, and which site shows it: `…/embed/cart.js?site=pk_…`. */
const SCRIPT = new URL(import.meta.url);

const SITE = /^pk_[0-9a-z]{16}$/;

/** Attributes that all elements have. */
const COMMON = ['site', 'promo-code', 'theme'];

const propertyOf = (attribute: string) =>
  attribute.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

/** A custom element with a React tree in its shadow root; every attribute is a property as well. */
export abstract class ShopElement extends HTMLElement {
  static get observedAttributes(): string[] {
    return COMMON;
  }

  /** The shop and the cart that the element shows; undefined while it is not on a page. */
  protected joined: PageShop | undefined;
  private root: Root | undefined;
  private box: HTMLElement | undefined;
  private leave: (() => void) | undefined;

  /** What the element shows. */
  protected abstract view(shop: PageShop): ReactNode;

  connectedCallback(): void {
    this.takeEarlyProperties();
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [styleSheet(this.ownerDocument)];
    if (this.box === undefined) {
      this.box = this.ownerDocument.createElement('div');
      this.box.className = 'root';
      this.box.lang = 'zh-Hant-TW';
      shadow.append(this.box);
    }
    this.root ??= createRoot(this.box);
    this.join();
  }

  disconnectedCallback(): void {
    // An element that is only moved is back before the next task.
    setTimeout(() => {
      if (this.isConnected) return;
      this.separate();
      this.root?.unmount();
      this.root = undefined;
      this.box?.remove();
      this.box = undefined;
    });
  }

  adoptedCallback(): void {
    if (this.shadowRoot) this.shadowRoot.adoptedStyleSheets = [styleSheet(this.ownerDocument)];
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after || this.root === undefined) return;
    if (name === 'site') this.join();
    else this.draw();
  }

  /** Draws the element anew, as after a change of what is not in the cart. */
  protected draw(): void {
    const { joined, root } = this;
    if (joined && root) root.render(this.view(joined));
  }

  /** Sends an event that leaves the shadow root; false where a listener cancelled it. */
  protected emit(type: string, detail: object, cancelable = false): boolean {
    const init = { detail, bubbles: true, composed: true, cancelable };
    return this.dispatchEvent(new CustomEvent(type, init));
  }

  private join(): void {
    const site = this.getAttribute('site') ?? SCRIPT.searchParams.get('site') ?? '';
    const next = pageShop({ shop: SCRIPT.origin, site: SITE.test(site) ? site : '' });
    if (next !== this.joined) {
      this.separate();
      this.joined = next;
      next.elements.add(this);
      const stop = next.cart.subscribe(() => this.paint());
      this.leave = () => {
        stop();
        next.elements.delete(this);
      };
    }
    this.paint();
    this.draw();
    next.cart.start();
  }

  private separate(): void {
    this.leave?.();
    this.leave = undefined;
    this.joined = undefined;
  }

  /** The shop's own colour, unless the page has set one. */
  private paint(): void {
    const colour = this.joined?.cart.snapshot().config?.colour;
    if (!colour || !this.box) return;
    this.box.style.setProperty('--seal', `var(--pinpu-seal,${colour})`);
    this.box.style.setProperty('--seal-deep', `var(--pinpu-seal-deep,${colour})`);
  }

  /** Properties that were set before the element was defined hide the accessors. */
  private takeEarlyProperties(): void {
    const names = (this.constructor as typeof ShopElement).observedAttributes.map(propertyOf);
    for (const name of names.filter((one) => Object.hasOwn(this, one))) {
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }
}

/** Gives a class a property for each of its attributes; null and undefined remove the attribute. */
export function reflectAttributes(element: typeof ShopElement): void {
  for (const attribute of element.observedAttributes)
    Object.defineProperty(element.prototype, propertyOf(attribute), {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return this.getAttribute(attribute) ?? '';
      },
      set(this: HTMLElement, value: unknown) {
        if (value === null || value === undefined) this.removeAttribute(attribute);
        else this.setAttribute(attribute, String(value));
      },
    });
}
