import { CartView } from '../cart-view.tsx';
import { ProductView } from '../product-view.tsx';
import type { ShopView, ViewSettings } from '../shop-view.ts';
import {
  CALLBACKS,
  type CallbackName,
  checkedOptions,
  type MountOptions,
} from './mount-options.ts';

type Mounted = import('pinpu_cart/mount').Mounted;

const mounted = new WeakSet<HTMLElement>();

/** The shop's address by default: the origin that this module was loaded from. */
const HOME = new URL(import.meta.url).origin;

function addressOf({ shop = HOME, site = '' }: MountOptions) {
  const { origin } = new URL(shop);
  if (site === '' && origin !== window.location.origin)
    throw new TypeError('pinpu: the option "site" is missing: the key of your site, pk_….');
  return { shop: origin, site };
}

const productOf = (show: MountOptions['show']) => {
  if (typeof show !== 'object') return '';
  return 'product' in show ? show.product : show.buyButton;
};

const settingsOf = ({ promoCode = '', show, checkoutTarget }: MountOptions): ViewSettings => ({
  promoCode,
  product: productOf(show),
  checkoutTarget: checkoutTarget ?? '',
});

type Kind = 'cart' | 'button' | 'card';

function kindOf({ show = 'cart' }: MountOptions): Kind {
  if (show === 'cart') return 'cart';
  return 'product' in show ? 'card' : 'button';
}

/** Shows the cart, or a product with its button, at the end of an element of the page. @throws TypeError */
export function mount(element: HTMLElement, options: MountOptions = {}): Mounted {
  if (!(element instanceof Element))
    throw new TypeError('pinpu: mount needs the element of the page in which to show the cart.');
  if (mounted.has(element))
    throw new TypeError('pinpu: something is mounted in this element: update() or unmount() it.');
  const part = new MountedPart(element, options);
  mounted.add(element);
  return part;
}

class MountedPart implements Mounted {
  private readonly element: HTMLElement;
  private readonly host: HTMLElement;
  private options: MountOptions;
  private view: ShopView;
  private kind: Kind;
  private isGone = false;

  constructor(element: HTMLElement, options: MountOptions) {
    this.options = { ...checkedOptions(options) };
    const address = addressOf(this.options);
    this.element = element;
    // An element name of its own, so that a page's styles for `div` don't apply to it.
    this.host = element.ownerDocument.createElement('pinpu-mount');
    for (const name of Object.keys(CALLBACKS) as CallbackName[])
      this.host.addEventListener(CALLBACKS[name], (event) =>
        this.options[name]?.(event as CustomEvent),
      );
    this.kind = kindOf(this.options);
    this.view = this.makeView();
    this.reflect();
    element.append(this.host);
    this.view.open(address);
  }

  readonly update = (change: MountOptions): void => {
    if (this.isGone) throw new TypeError('pinpu: what was mounted here is unmounted: mount again.');
    const next = { ...this.options, ...checkedOptions(change) };
    const address = addressOf(next);
    this.options = next;
    const kind = kindOf(next);
    if (kind !== this.kind) {
      this.view.close();
      this.kind = kind;
      this.view = this.makeView();
    }
    this.reflect();
    this.view.open(address);
  };

  readonly unmount = (): void => {
    if (this.isGone) return;
    this.isGone = true;
    this.view.close();
    this.host.remove();
    mounted.delete(this.element);
  };

  private makeView(): ShopView {
    const settings = () => settingsOf(this.options);
    if (this.kind === 'cart') return new CartView(this.host, settings);
    return new ProductView(this.host, settings, this.kind);
  }

  private reflect(): void {
    const { theme, label = '' } = this.options;
    if (theme === undefined) this.host.removeAttribute('theme');
    else this.host.setAttribute('theme', theme);
    if (this.host.textContent !== label) this.host.textContent = label;
  }
}
