import { alteredBuiltins } from './start/altered-builtins.ts';
import { hideInheritedKeys } from './start/inherited-keys.ts';
import { reportFailedStart } from './start/report-failed-start.ts';

/** The elements' names, in the order in which they are defined. Those of products together, so that they share a call. */
const NAMES = [['pinpu-cart'], ['pinpu-buy-button', 'pinpu-product']] as const;

/** Lets the page do its own work before the next task. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

async function loadElements() {
  await pause();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  const restoreKeys = hideInheritedKeys();
  try {
    const { PinpuBuyButton, PinpuCart, PinpuProduct } = await import(
      /* webpackMode: "eager" */ './elements.ts'
    );
    const { reflectAttributes } = await import(/* webpackMode: "eager" */ './shop-element.ts');
    const elements = {
      'pinpu-cart': PinpuCart,
      'pinpu-buy-button': PinpuBuyButton,
      'pinpu-product': PinpuProduct,
    };
    for (const element of Object.values(elements)) reflectAttributes(element);
    return elements;
  } finally {
    restoreKeys();
  }
}

/**
 * Defines the elements in several short tasks: React, elements and first rendering in one task would block a slow
 * phone.
 */
async function define() {
  const elements = await loadElements();
  for (const group of NAMES) {
    await pause();
    for (const name of group) {
      // A page may contain the script twice. Only the first copy defines the elements, since those of two copies would
      // not share a cart.
      if (customElements.get(name)) {
        // biome-ignore lint/suspicious/noConsole: for the page's developer.
        console.warn(`<${name}> is defined already; this copy of ${import.meta.url} is not used.`);
        return;
      }
      customElements.define(name, elements[name]);
    }
  }
}

async function start() {
  const restoreKeys = hideInheritedKeys();
  const altered = alteredBuiltins();
  restoreKeys();
  const report = (error?: unknown) => reportFailedStart(NAMES.flat(), altered, error);
  if (altered.length > 0) report();
  else await define().catch(report);
}

start();
