import { partReportSchema } from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';
import { passTime, stopTime } from '@pinpu/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { pageLost, shellFailed, shellStarted } from '../start/start-watch.ts';
import { watchStart } from './watch-start.ts';

const SCRIPT = '/remotes/shell/1/main.js';

const sendBeacon = jest.fn<boolean, [url: string, body: Blob]>(() => true);

const textOf = (body: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(body);
  });

/** The reports that the shop has received. */
async function reports() {
  const texts = await Promise.all(sendBeacon.mock.calls.map(([, body]) => textOf(body)));
  return texts.flatMap((text) => {
    const read = safeParse(partReportSchema, JSON.parse(text));
    if (!read.success) throw new Error('the shop rejects this report');
    return read.data.events.map(({ remote, version, phase, outcome, why }) =>
      [remote, version, phase, outcome, why].join(' '),
    );
  });
}

const setProperty = (on: object, name: string, value: unknown) =>
  Object.defineProperty(on, name, { configurable: true, value });

/** A page as it is served: its watch over the start, the shell's script, the composition. */
function servePage(
  composition: object = { page: 'token', shell: { version: '1' } },
  content = '載入中',
) {
  document.head.innerHTML = `<script defer src="${SCRIPT}"></script><script src="/other.js"></script>`;
  document.body.innerHTML = `<div id="root">${content}</div>`;
  const json = document.createElement('script');
  json.type = 'application/json';
  json.id = 'pinpu-composition';
  json.textContent = JSON.stringify(composition);
  document.body.append(json);
  watchStart();
}

const script = (src: string) => document.querySelector(`script[src="${src}"]`) as HTMLElement;
const loseScript = (src: string) => script(src).dispatchEvent(new Event('error'));
const throwIn = (file: string, message: string) =>
  window.dispatchEvent(
    new ErrorEvent('error', { filename: new URL(file, location.href).href, message }),
  );

beforeEach(() => {
  stopTime();
  sendBeacon.mockClear();
  setProperty(navigator, 'onLine', true);
  setProperty(navigator, 'sendBeacon', sendBeacon);
  setProperty(document, 'hidden', false);
});
afterEach(shellStarted);

const SENTENCE = '網站載入失敗。請確認網路連線後重新載入，您的購物車仍完整保留。';

describe('a shell that does not start is reported once, and the page shows an error [M4]', () => {
  it('if its script is missing', async () => {
    servePage();
    loseScript(SCRIPT);
    loseScript(SCRIPT);
    expect(screen.getByRole('alert')).toHaveTextContent(SENTENCE);
    expect(screen.getByRole('button', { name: '重新載入' })).toBeVisible();
    expect(await reports()).toEqual(['shell 1 entry failed a script was not loaded']);
    expect(sendBeacon.mock.calls[0]?.[0]).toBe('/api/parts/report');
  });

  it('if it throws, without possible personal data', async () => {
    servePage();
    throwIn(SCRIPT, 'Uncaught TypeError: 12345 is not 林 of a@b.example in "name": more');
    expect(await reports()).toEqual([
      'shell 1 entry failed Uncaught TypeError: * is not * of * in *',
    ]);
  });

  it('if it has not started after 20 s of a visible online page', async () => {
    servePage();
    setProperty(document, 'hidden', true);
    await passTime(60_000);
    setProperty(document, 'hidden', false);
    setProperty(navigator, 'onLine', false);
    await passTime(60_000);
    setProperty(navigator, 'onLine', true);
    await passTime(19_000);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await passTime(60_000);
    expect(screen.getByRole('alert')).toHaveTextContent(SENTENCE);
    expect(await reports()).toEqual(['shell 1 entry failed not started within 20 s']);
  });

  it('if it can’t read its composition', async () => {
    servePage();
    shellFailed(new Error('composition is damaged at remotes'));
    expect(screen.getByRole('alert')).toHaveTextContent(SENTENCE);
    expect(await reports()).toEqual([
      'shell 1 entry failed Error: composition is damaged at remotes',
    ]);
  });
});

it('server-rendered content stays readable after a failed start, and can be reloaded [ADR 0201]', () => {
  const html = `<header>拼鋪</header><ul><li>茶</li></ul><button aria-busy="true">加入購物車</button><noscript></noscript>`;
  servePage(undefined, html);
  // With scripts enabled, the content of a `noscript` is text.
  const [later] = document.getElementsByTagName('noscript');
  if (later) later.textContent = '<p>說明</p><a href="/products">列表</a>';
  document.documentElement.dataset.returning = '';
  loseScript(SCRIPT);
  expect(screen.getByRole('alert')).toHaveTextContent(
    '網站載入失敗，目前只能瀏覽商品。請確認網路連線後重新載入，您的購物車仍完整保留。',
  );
  expect(screen.getByRole('button', { name: '重新載入' })).toBeVisible();
  expect(screen.getByText('茶')).toBeVisible();
  expect(screen.getByText('說明')).toBeVisible();
  expect(screen.getByRole('link', { name: '列表' })).toHaveAttribute('href', '/products');
  expect(screen.getByRole('button', { name: '加入購物車' })).not.toHaveAttribute('aria-busy');
  expect(document.documentElement).not.toHaveAttribute('data-returning');
});

it('a page of the administration says nothing of goods and of a cart, and loads no more [R9]', () => {
  servePage(
    undefined,
    '<div data-frame="work"><header>拼鋪管理後台</header><span role="status" aria-label="載入中"></span></div>',
  );
  loseScript(SCRIPT);
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^網站載入失敗。請確認網路連線後重新載入。重新載入$/,
  );
  expect(screen.getByText('拼鋪管理後台')).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('a page of a developer, of a static host, or that lost its composition, says so and reports nothing [M4]', () => {
  for (const composition of [{ shell: { version: '1' } }, { page: 'token', shell: {} }, {}]) {
    servePage(composition);
    loseScript(SCRIPT);
    expect(screen.getByRole('alert')).toHaveTextContent(SENTENCE);
  }
  document.getElementById('pinpu-composition')?.remove();
  servePage({});
  pageLost();
  expect(screen.getByRole('alert')).toHaveTextContent(SENTENCE);
  expect(sendBeacon).not.toHaveBeenCalled();
});

it('errors of other scripts, after the start, and while the page is left are ignored [M4]', async () => {
  servePage();
  loseScript('/other.js');
  throwIn('/extension.js', 'Uncaught Error');
  shellStarted();
  loseScript(SCRIPT);
  throwIn(SCRIPT, 'Uncaught Error');
  await passTime(60_000);
  servePage();
  fireEvent(window, new Event('pagehide'));
  loseScript(SCRIPT);
  await passTime(60_000);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(sendBeacon).not.toHaveBeenCalled();
});
