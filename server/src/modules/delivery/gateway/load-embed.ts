/**
 * The look of elements whose script has not loaded yet; a version's `room.css.txt` gives them their height. `:where` has no
 * specificity, so the page's own styles win.
 */
const placeholder =
  ':where(pinpu-cart,pinpu-buy-button,pinpu-product):where(:not(:defined)){display:block;min-height:150px;box-shadow:inset 0 0 0 1px light-dark(#E4DACB,#3D362F);background:linear-gradient(light-dark(#F1EADD,#312C26),light-dark(#F1EADD,#312C26)) no-repeat 16px 60px/calc(100% - 32px) 72px}';

const failure =
  ':host{display:flow-root!important;background:none!important;padding:16px!important}slot{display:block}div{all:initial;color-scheme:inherit;display:block;color:light-dark(#241F1A,#F3ECE0);font:15px/1.6 sans-serif}p{min-height:1.6em;margin:0 0 8px}button{font:inherit;color:inherit;background:none;border:1px solid;border-radius:2px;min-height:44px;padding:0 16px}';

const message = '目前無法連線到商店，請稍後再試。';

/** How long the module takes on a line of 50 kbit/s, in ms. */
const LIMIT_MS = 20_000;

/** With a static import, the module would run before the placeholder style is there. `room` is the version's own. */
export const embedLoader = (address: string, room: string): string =>
  loadEmbedScript({
    ...{ address, placeholder: placeholder + room, failure, message },
    ...{ again: '再試一次', limit: LIMIT_MS },
  });

interface EmbedScript {
  address: string;
  /** Styles of elements whose script has not loaded, and of the message in their shadow root. */
  placeholder: string;
  failure: string;
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

/**
 * The element reuses the root once defined. The content that it has for this case, or else all of it, stays visible
 * above the message.
 */
function alertIn(element: Element, { failure, again }: EmbedScript, press: () => void) {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  adoptSheet(shadow, failure);
  const box = document.createElement('div');
  const text = document.createElement('p');
  const button = document.createElement('button');
  const slot = document.createElement('slot');
  if (element.querySelector(':scope>[slot=fallback]')) slot.name = 'fallback';
  box.lang = 'zh-Hant-TW';
  box.dir = 'ltr';
  box.part.add('error');
  text.role = 'alert';
  button.type = 'button';
  button.textContent = again;
  button.addEventListener('click', press);
  box.append(text, button);
  shadow.append(slot, box);
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

const loadEmbedScript = (script: EmbedScript): string =>
  `${[adoptSheet, alertIn, loadEmbed].join('\n')}\nloadEmbed(${JSON.stringify(script)});\n`;
