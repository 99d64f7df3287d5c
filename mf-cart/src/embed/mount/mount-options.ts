import { productId } from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';
import { isSiteKey } from '../site-key.ts';

/** Options of a mount, documented for developers of hosts. */
export type MountOptions = import('pinpu_cart/mount').MountOptions;

/** Events by the name of their callback; `preventDefault()` cancels those of `onAdd` and `onCheckout`. */
export const CALLBACKS = {
  onAdd: 'pinpu:add',
  onChange: 'pinpu:change',
  onCheckout: 'pinpu:checkout',
  onOutcome: 'pinpu:outcome',
  onError: 'pinpu:error',
} as const;

export type CallbackName = keyof typeof CALLBACKS;

const isText = (value: unknown) => typeof value === 'string' && value.length <= 100;
const isCallback = (value: unknown) => typeof value === 'function';

function isShow(value: unknown): boolean {
  if (value === 'cart') return true;
  if (typeof value !== 'object' || value === null) return false;
  const [entry, ...others] = Object.entries(value);
  if (entry === undefined || others.length > 0) return false;
  const [name, id] = entry;
  return (name === 'buyButton' || name === 'product') && safeParse(productId, id).success;
}

const isShop = (value: unknown) => typeof value === 'string' && /^https?:\/\/[^/]/.test(value);

const FUNCTION = [isCallback, 'has to be a function'] as const;

const RULES: Record<keyof MountOptions, readonly [(value: unknown) => boolean, string]> = {
  site: [isSiteKey, 'has to be the key of your site, pk_…, which the shop’s operator gives'],
  shop: [isShop, 'has to be the shop’s address, such as https://shop.example'],
  show: [isShow, 'has to be "cart", { buyButton: "a product’s id" } or { product: "…" }'],
  promoCode: [isText, 'has to be a text'],
  theme: [(value) => value === 'light' || value === 'dark', 'has to be "light" or "dark"'],
  checkoutTarget: [
    (value) => value === '_self' || value === '_blank',
    'has to be "_self" or "_blank"',
  ],
  label: [isText, 'has to be a text'],
  onAdd: FUNCTION,
  onChange: FUNCTION,
  onCheckout: FUNCTION,
  onOutcome: FUNCTION,
  onError: FUNCTION,
};

const isOption = (name: string): name is keyof MountOptions => Object.hasOwn(RULES, name);

/** Checks the options. @throws TypeError that tells the host's developer which one is wrong and what is expected */
export function checkedOptions(options: MountOptions): MountOptions {
  if (typeof options !== 'object' || options === null)
    throw new TypeError('pinpu: the options have to be an object, such as { site: "pk_…" }.');
  for (const [name, value] of Object.entries(options)) {
    if (!isOption(name))
      throw new TypeError(
        `pinpu: there is no option "${name}"; there are ${Object.keys(RULES).join(', ')}.`,
      );
    const [isRight, need] = RULES[name];
    if (value !== undefined && !isRight(value))
      throw new TypeError(`pinpu: the option "${name}" ${need}.`);
  }
  return options;
}
