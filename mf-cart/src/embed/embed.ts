/** Lets the page do its own work before the next task. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Defines the elements in several short tasks: React, elements and first rendering in one task would block a slow
 * phone.
 */
async function define() {
  await pause();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  const { PinpuBuyButton, PinpuCart, PinpuProduct } = await import(
    /* webpackMode: "eager" */ './elements.ts'
  );
  const { reflectAttributes } = await import(/* webpackMode: "eager" */ './shop-element.ts');
  const elements = {
    'pinpu-cart': PinpuCart,
    'pinpu-buy-button': PinpuBuyButton,
    'pinpu-product': PinpuProduct,
  };
  for (const [name, element] of Object.entries(elements)) {
    await pause();
    // A page may contain the script twice. Only the first copy defines the elements, since those of two copies would
    // not share a cart.
    if (customElements.get(name)) {
      // biome-ignore lint/suspicious/noConsole: for the page's developer.
      console.warn(`<${name}> is defined already; this copy of ${import.meta.url} is not used.`);
      return;
    }
    reflectAttributes(element);
    customElements.define(name, element);
  }
}

define();
