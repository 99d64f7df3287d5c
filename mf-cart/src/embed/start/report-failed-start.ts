const MESSAGE = '這裡暫時無法顯示，請改到商店選購。';

const STYLE =
  ':host{display:flow-root!important;background:none!important;padding:16px!important}p{all:initial;color-scheme:inherit;display:block;color:CanvasText;font:15px/1.6 sans-serif}';

/** What a page's developer reads where the elements can't start. */
const explanation = (altered: readonly string[]) =>
  altered.length === 0
    ? 'the cart could not start'
    : `the cart can't start, since scripts of this page have changed ${altered.join(', ')}. Load the cart on a page without them, or load them after it`;

/** Shows the page's own content, or else a message, where an element would be. */
function showFailure(element: Element): void {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const slots = ['fallback', ''].map((name) => {
    const slot = document.createElement('slot');
    slot.name = name;
    return slot;
  });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  shadow.adoptedStyleSheets = [sheet];
  const text = document.createElement('p');
  text.lang = 'zh-Hant-TW';
  text.dir = 'ltr';
  text.role = 'alert';
  text.textContent = MESSAGE;
  shadow.replaceChildren(...slots, text);
}

/**
 * Says why the elements can't be defined: to the page's developer, to the page by `pinpu:error`, and to the shopper.
 * `altered` names what scripts of the page have changed.
 */
export function reportFailedStart(
  names: readonly string[],
  altered: readonly string[],
  error?: unknown,
): void {
  // biome-ignore lint/suspicious/noConsole: for the page's developer.
  console.error(`pinpu: ${explanation(altered)}.`, ...(error === undefined ? [] : [error]));
  const code = altered.length === 0 ? 'NOT_SHOWN' : 'PAGE_INCOMPATIBLE';
  const undefinedElements = `:is(${names}):not(:defined)`;
  // Without `Array.from`, which the page may have changed.
  const elements = [...document.querySelectorAll(undefinedElements)];
  for (const element of elements) showFailure(element);
  for (const target of elements.length === 0 ? [document] : elements) {
    const detail = { code, message: MESSAGE };
    target.dispatchEvent(new CustomEvent('pinpu:error', { detail, bubbles: true, composed: true }));
  }
}
