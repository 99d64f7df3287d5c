import { embedTag } from './foreign-host.ts';
import { shop } from './shop.ts';

const PRODUCT = 'P1003';

/** Adds a cart and a card to the page, and removes them once they are painted. */
type Show = (main: HTMLElement) => { shown: readonly HTMLElement[]; remove: () => void };

declare global {
  var showParts: Show;
}

const byElements = `
  await customElements.whenDefined('pinpu-product');
  window.showParts = (main) => {
    main.innerHTML = '<pinpu-cart></pinpu-cart><pinpu-product product="${PRODUCT}"></pinpu-product>';
    return { shown: [...main.children], remove: () => main.replaceChildren() };
  };`;

const byMount = (site: string) => `
  import { get } from '${shop.url}/embed/cart/remoteEntry.js';
  const { mount } = (await get('./mount'))();
  window.showParts = (main) => {
    main.innerHTML = '<div></div><div></div>';
    const [first, second] = main.children;
    const parts = [
      mount(first, { site: '${site}' }),
      mount(second, { site: '${site}', show: { product: '${PRODUCT}' } }),
    ];
    const shown = [...main.querySelectorAll('pinpu-mount')];
    return { shown, remove: () => {
      for (const part of parts) part.unmount();
      main.replaceChildren();
    } };
  };`;

const page = (body: string) => `<main></main><script type="module">${body}</script>`;

/** Pages that show and remove views, as elements and by `mount`; `head` comes first. */
export const shownPartsPages = (site: string, head = '') => ({
  '/elements': { html: `${head}${embedTag(site)}${page(byElements)}` },
  '/mount': { html: `${head}${page(byMount(site))}` },
});

/** Runs in a page: shows and removes the views `times` times; returns the number of the document's style sheets. */
export async function showTimes(times: number) {
  const main = document.querySelector('main') as HTMLElement;
  const drawn = async (element: Element | undefined, selector: string) => {
    while (!element?.shadowRoot?.querySelector(selector))
      await new Promise((resolve) => requestAnimationFrame(resolve));
  };
  for (let done = 0; done < times; done += 1) {
    const { shown, remove } = globalThis.showParts(main);
    await Promise.all([drawn(shown[0], 'h2'), drawn(shown[1], 'article')]);
    remove();
  }
  return document.adoptedStyleSheets.length;
}
