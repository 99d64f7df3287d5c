/** The rest waits until the page has had its turn. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Defines the elements in several short tasks: one of React, elements and first rendering together blocks a slow phone. */
async function define() {
  await pause();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  const { PinpuBuyButton, PinpuCart, PinpuProduct } = await import(
    /* webpackMode: "eager" */ './embed/elements.ts'
  );
  const { reflectAttributes } = await import(/* webpackMode: "eager" */ './embed/shop-element.ts');
  const elements = {
    'pinpu-cart': PinpuCart,
    'pinpu-buy-button': PinpuBuyButton,
    'pinpu-product': PinpuProduct,
  };
  for (const [name, element] of Object.entries(elements)) {
    await pause();
    // A page may have the script twice: the first copy defines all, as elements of two would not share a cart.
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
