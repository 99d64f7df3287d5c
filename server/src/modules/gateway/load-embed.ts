interface EmbedScript {
  /** Of the live version's module. */
  address: string;
  /** Style sheets: for elements whose script is not there yet, and for what such an element says. */
  placeholder: string;
  failure: string;
  /** Message if the module fails to load, and the retry button. */
  message: string;
  again: string;
  /** After how many ms without an answer the message is shown; a script that arrives later still replaces it. */
  limit: number;
}

// These functions run on another site's page as text (`embed-loader.ts`): they can use one another, nothing else.

/** A constructed sheet needs no permission of the page's policy; older browsers have none. */
function adoptSheet(place: Document | ShadowRoot, css: string) {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    place.adoptedStyleSheets.push(sheet);
  } catch {}
}

/** A message in a shadow root that the element takes over; what the page has put into the element stays above it. */
function alertIn(element: Element, { failure, again }: EmbedScript, press: () => void) {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  adoptSheet(shadow, failure);
  const box = document.createElement('div');
  const text = document.createElement('p');
  const button = document.createElement('button');
  box.lang = 'zh-Hant-TW';
  box.part.add('error');
  text.role = 'alert';
  button.type = 'button';
  button.textContent = again;
  button.addEventListener('click', press);
  box.append(text, button);
  shadow.append(document.createElement('slot'), box);
  return text;
}

/** A failed module is asked for again at an address of its own, since some browsers remember the failure. */
function loadEmbed(script: EmbedScript) {
  const { address, placeholder, message, limit } = script;
  const alerts = new Map<Element, HTMLElement>();
  let tries = 0;
  let isLoading = false;

  const report = () => {
    const tags = ':is(pinpu-cart,pinpu-buy-button,pinpu-product):not(:defined)';
    for (const element of document.querySelectorAll(tags)) {
      const text = alerts.get(element) ?? alertIn(element, script, load);
      alerts.set(element, text);
      if (text.textContent === message) continue;
      text.textContent = message;
      const detail = { code: 'UNREACHABLE', message };
      const init = { detail, bubbles: true, composed: true };
      element.dispatchEvent(new CustomEvent('pinpu:error', init));
    }
  };
  const latecomers = new MutationObserver(report);
  const fail = (attempt: number) => {
    if (attempt !== tries) return;
    isLoading = false;
    report();
    latecomers.observe(document, { childList: true, subtree: true });
  };

  async function load() {
    if (isLoading) return;
    isLoading = true;
    for (const text of alerts.values()) text.textContent = '';
    const more = `${address.includes('?') ? '&' : '?'}again=${tries}`;
    const url = tries === 0 ? address : address + more;
    tries += 1;
    const attempt = tries;
    const timer = setTimeout(fail, limit, attempt);
    try {
      await import(url);
      latecomers.disconnect();
    } catch {
      fail(attempt);
    }
    clearTimeout(timer);
  }

  adoptSheet(document, placeholder);
  load();
}

/** Loads a module of elements into a page, as the text of a script. */
export const loadEmbedScript = (script: EmbedScript): string =>
  `${[adoptSheet, alertIn, loadEmbed].join('\n')}\nloadEmbed(${JSON.stringify(script)});\n`;
