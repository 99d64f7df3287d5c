const each = (root: Element, selector: string, change: (element: Element) => void) =>
  root.querySelectorAll(selector).forEach(change);

/** Keeps what the server has rendered, with all that it has for visitors without scripts: its links work. */
function keepPage(root: Element) {
  const { dataset } = document.documentElement;
  delete dataset.returning;
  delete dataset.code;
  dataset.failed = '';
  each(root, '[aria-busy]', (target) => target.removeAttribute('aria-busy'));
  // A loading mark has a name and no text.
  each(root, '[role=status][aria-label]', (mark) => mark.remove());
  each(root, 'noscript', (part) => {
    const { body } = new DOMParser().parseFromString(part.textContent, 'text/html');
    part.replaceWith.apply(part, Array.prototype.slice.call(body.childNodes));
  });
}

function report(why: string) {
  try {
    const inlined = document.getElementById('pinpu-composition')?.textContent ?? '';
    const { page, shell } = JSON.parse(inlined);
    const { version } = shell;
    const event = { remote: 'shell', version, phase: 'entry', outcome: 'failed', why };
    if (!page || !version) return;
    const body = JSON.stringify({ page, events: [event] });
    navigator.sendBeacon('/api/parts/report', new Blob([body], { type: 'application/json' }));
  } catch {
    // A page without a readable composition reports nothing.
  }
}

function reloadButton() {
  const button = document.createElement('button');
  button.append('重新載入');
  button.onclick = () => location.reload();
  return button;
}

/** Says that the shop was not loaded, below the page if the server has rendered one, and reports it if there is a reason. */
export function showFailure(why?: string) {
  const root = document.getElementById('root') as HTMLElement;
  const isReadable = root.querySelector('header') !== null;
  const isOfShop = root.querySelector('[data-frame="work"]') === null;
  if (isReadable) keepPage(root);
  else root.textContent = '';
  const box = document.createElement('div');
  box.className = isReadable ? 'pinpu-failed pinpu-readable' : 'pinpu-failed';
  box.setAttribute('role', 'alert');
  const browsing = isReadable && isOfShop ? '，目前只能瀏覽商品' : '';
  const cart = isOfShop ? '，您的購物車仍完整保留。' : '。';
  box.append(`網站載入失敗${browsing}。請確認網路連線後重新載入${cart}`, reloadButton());
  (isReadable ? document.body : root).append(box);
  if (isReadable) document.body.style.paddingBottom = `${box.offsetHeight}px`;
  if (why) report(why);
}
