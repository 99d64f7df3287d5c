import { PinpuBuyButton, PinpuCart, PinpuProduct } from './embed/elements.tsx';
import { reflectAttributes } from './embed/shop-element.ts';

const ELEMENTS = {
  'pinpu-cart': PinpuCart,
  'pinpu-buy-button': PinpuBuyButton,
  'pinpu-product': PinpuProduct,
};

// A page may have the script twice: the first definition stays.
for (const [name, element] of Object.entries(ELEMENTS)) {
  if (customElements.get(name)) {
    // biome-ignore lint/suspicious/noConsole: for the page's developer.
    console.warn(`<${name}> is defined already; this copy of ${import.meta.url} is not used.`);
    continue;
  }
  reflectAttributes(element);
  customElements.define(name, element);
}
