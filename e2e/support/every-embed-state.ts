import { expect, test } from '@playwright/test';
import { embedStates, type StatesPage } from './embed-states.ts';
import { formsOfCheck } from './forms.ts';

/**
 * Runs in a page: finds what is wider than the page, than its element, or than the room inside the frame's padding.
 * `padding` is the page's own on both sides. Content that a negative margin moves outwards is intended.
 */
function findOverflow(padding: string): string[] {
  const main = document.querySelector('main') as HTMLElement;
  main.style.paddingInline = padding;
  const { scrollWidth, clientWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`the page: ${scrollWidth} px`] : [];
  const px = (value: string) => Number.parseFloat(value) || 0;
  /** An element's own box and the boxes of its texts. */
  const boxesOf = (inner: Element) => {
    const texts = [...inner.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const range = document.createRange();
    const ofTexts = texts.map((text) => {
      range.selectNode(text);
      return range.getBoundingClientRect();
    });
    return [inner.getBoundingClientRect(), ...ofTexts].filter(({ width }) => width > 0);
  };
  for (const host of document.querySelectorAll('pinpu-cart,pinpu-product,pinpu-buy-button'))
    for (const inner of host.shadowRoot?.querySelectorAll('*') ?? []) {
      if (inner.closest('.hidden,style')) continue;
      const room = inner.parentElement?.closest('.frame') ?? host;
      const [outer, style, own] = [
        room.getBoundingClientRect(),
        getComputedStyle(room),
        getComputedStyle(inner),
      ];
      const left = outer.left + px(style.paddingLeft) + px(style.borderLeftWidth);
      const right = outer.right - px(style.paddingRight) - px(style.borderRightWidth);
      for (const box of boxesOf(inner)) {
        const by = Math.max(
          left + Math.min(0, px(own.marginLeft)) - box.left,
          box.right + Math.min(0, px(own.marginRight)) - right,
        );
        if (by > 0.5)
          found.push(`${host.localName} ${inner.localName}.${inner.className}: ${by} px`);
      }
    }
  return found;
}

const setTheme = (theme: string) => {
  for (const element of document.querySelectorAll('pinpu-cart,pinpu-product,pinpu-buy-button'))
    element.setAttribute('theme', theme);
  return [];
};

/**
 * Brings the elements into every state, on a page 280 px wide with and without margins, and expects that nothing
 * overflows and axe finds nothing, in light and dark mode.
 */
export async function expectEveryState(page: StatesPage, origin: string) {
  for await (const state of embedStates(page, origin))
    await test.step(state, async () => {
      for (const padding of ['0px', '16px'])
        expect(await page.evaluate(findOverflow, padding), `${state}, ${padding}`).toEqual([]);
      for (const theme of formsOfCheck(['light', 'dark'])) {
        await page.evaluate(setTheme, theme);
        await page.expectAccessible('main');
      }
    });
}
