import { meantAttribute } from './meant-attribute.ts';
import type { ShopView, ViewSettings } from './shop-view.ts';
import { isSiteKey } from './site-key.ts';

/** The script's own address has the shop's origin and the site's key: `…/embed/cart.js?site=pk_…`. */
const SCRIPT = new URL(import.meta.url);

const COMMON = ['site', 'promo-code', 'theme'];

const propertyOf = (attribute: string) =>
  attribute.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

/** A custom element that shows a view in its shadow root; each attribute is also a property. */
export abstract class ShopElement extends HTMLElement {
  static get observedAttributes(): string[] {
    return COMMON;
  }

  protected abstract readonly view: ShopView;

  protected readonly settings = (): ViewSettings => ({
    promoCode: this.getAttribute('promo-code') ?? '',
    product: this.getAttribute('product') ?? '',
    checkoutTarget: this.getAttribute('checkout-target') ?? '',
  });

  connectedCallback(): void {
    this.takeEarlyProperties();
    const isFirst = !this.view.isOpen;
    this.open();
    if (isFirst) this.reportUnknownAttributes();
  }

  disconnectedCallback(): void {
    // An element that was only moved is connected again by the next task.
    setTimeout(() => this.isConnected || this.view.close());
  }

  adoptedCallback(): void {
    this.view.adoptStyles();
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after || !this.view.isOpen) return;
    if (name === 'site') this.open();
    else this.view.render();
  }

  private open(): void {
    const site = this.getAttribute('site') ?? SCRIPT.searchParams.get('site') ?? '';
    const isOwn = SCRIPT.origin === window.origin;
    // The shop's own pages need no key. Elsewhere a mistyped one is reported.
    this.view.open({ shop: SCRIPT.origin, site: isOwn && !isSiteKey(site) ? '' : site });
  }

  private reportUnknownAttributes(): void {
    const known = (this.constructor as typeof ShopElement).observedAttributes;
    for (const attribute of this.getAttributeNames()) {
      const meant = meantAttribute(attribute, known);
      if (meant === undefined) continue;
      const message = `這個元素沒有「${attribute}」屬性，請改用「${meant}」。`;
      this.view.onError({ code: 'ATTRIBUTE_UNKNOWN', message }, { attribute, meant });
    }
  }

  /**
   * Takes over properties that were set before the element was defined, which would hide its accessors. React and Vue
   * don't know such a property then, and set an attribute of its name in small letters: `promocode`.
   */
  private takeEarlyProperties(): void {
    for (const attribute of (this.constructor as typeof ShopElement).observedAttributes) {
      const name = propertyOf(attribute);
      const plain = name.toLowerCase();
      if (Object.hasOwn(this, name)) {
        const value: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      } else if (plain !== attribute && this.hasAttribute(plain)) {
        Reflect.set(this, name, this.getAttribute(plain));
        this.removeAttribute(plain);
      }
    }
  }
}

/** Defines a property for each of a class's attributes; null and undefined remove the attribute. */
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
