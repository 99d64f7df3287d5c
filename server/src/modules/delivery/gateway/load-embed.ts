interface EmbedScript {
  /** The address of the live version's module. */
  address: string;
  /**
   * Style sheets: `placeholder` for elements whose script has not loaded yet, `failure` for the message in their shadow
   * root.
   */
  placeholder: string;
  failure: string;
  /** Message if the module fails to load, and the retry button. */
  message: string;
  again: string;
  /** After how many ms without a response the message is shown; a script that arrives later still replaces it. */
  limit: number;
}

// These functions run on another site's page as text (`embed-loader.ts`), so they can use each other but nothing else.

/** Adds a constructed style sheet, which the page's content policy can't block; older browsers do not support it. */
function adoptSheet(place: Document | ShadowRoot, css: string) {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    place.adoptedStyleSheets.push(sheet);
  } catch {}
}

/** The element reuses the root once defined. Its own content stays visible above the message. */
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

/** Loads the module. A retry uses another address, since some browsers remember a failed import. */
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

/** The text of a script that loads a module of elements into a page. */
export const loadEmbedScript = (script: EmbedScript): string =>
  `${[adoptSheet, alertIn, loadEmbed].join('\n')}\nloadEmbed(${JSON.stringify(script)});\n`;
