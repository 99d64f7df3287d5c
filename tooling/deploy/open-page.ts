import { failureSchema } from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';
import type { Browser, Page, Response } from 'playwright-core';

/** A page to open, as one visitor would see it. */
export interface PageTask {
  origin: string;
  address: string;
  /** The cookie for which the server shows the previewed versions. */
  cookie: { name: string; value: string };
  /** The name of the remote that is tested, or `shell`. */
  name: string;
  versions: Readonly<Record<string, string>>;
  /** Scripts that the page must have loaded: paths from the root, or URLs. */
  scripts: readonly string[];
}

const TIME_LIMIT_MS = 20_000;
/** Of everything that is done with one page: a page whose script never ends answers no question. */
const WHOLE_LIMIT_MS = 90_000;
const FAULTS = 10;
const FAULT_LENGTH = 500;
const REJECTION_LENGTH = 200;

interface InlinedComposition {
  remotes: Record<string, { version?: string }>;
  shell?: { version?: string };
}

/** The version of each previewed part that the page has actually loaded. */
const shownVersions = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const text = document.querySelector('#pinpu-composition')?.textContent ?? '{"remotes":{}}';
    const { remotes, shell }: InlinedComposition = JSON.parse(text);
    const found = Object.entries({ ...remotes, shell: shell ?? {} });
    return Object.fromEntries(found.map(([name, { version = '' }]) => [name, version]));
  });

/** Other remotes have teams of their own: their faults are not this version's. */
function isOthers(text: string, { name, versions }: PageTask): boolean {
  const named = [...text.matchAll(/\/remotes\/([\w-]+)\//g)].map(([, remote]) => remote);
  if (name === 'shell' || named.length === 0) return false;
  return (
    !named.includes(name) && !named.some((remote) => remote === 'shell' && 'shell' in versions)
  );
}

/** The text of an API's rejection: its messages, or the beginning of its body. */
async function rejectionOf(response: Response): Promise<string> {
  const text = await response.text().catch(() => '');
  const failure = safeParse(failureSchema, jsonOf(text));
  if (!failure.success) return text.replace(/\s+/g, ' ').slice(0, REJECTION_LENGTH);
  return [failure.data.msg]
    .flat()
    .map((one) => (typeof one === 'string' ? one : one.Message))
    .join(' ');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Collects the calls of the shop's API that fail while a page runs. */
function watchCalls(page: Page, { origin }: PageTask) {
  const failed: Promise<string>[] = [];
  page.on('response', (response) => {
    const { pathname, search, origin: from } = new URL(response.url());
    if (from !== origin || !pathname.startsWith('/api/') || response.status() < 400) return;
    const call = `${response.request().method()} ${pathname}${search}`;
    failed.push(rejectionOf(response).then((why) => `${call} → ${response.status()} ${why}`));
  });
  return async () => [...new Set(await Promise.all(failed))].slice(0, FAULTS);
}

/** Collects the faults of a page while it runs. */
async function watch(page: Page, task: PageTask): Promise<string[]> {
  const faults: string[] = [];
  const add = (what: string) => {
    const text = what.replace(/\s+/g, ' ').slice(0, FAULT_LENGTH);
    if (faults.length < FAULTS && !faults.includes(text)) faults.push(text);
  };
  page.on('pageerror', ({ message, stack = '' }) => {
    if (!isOthers(stack, task)) add(`uncaught error: ${message}`);
  });
  page.on('console', (message) => {
    const text = message.text();
    const isOwn = task.name === 'shell' || text.startsWith(`[pinpu] ${task.name}/`);
    if (message.type() === 'error' && text.startsWith('[pinpu]') && isOwn) add(text);
  });
  await page.exposeBinding('pinpuViolation', (_source, text: string) => {
    if (!isOthers(text, task)) add(`violates the content security policy: ${text}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
      const report = (window as unknown as { pinpuViolation?: (text: string) => void })
        .pinpuViolation;
      report?.(`${effectiveDirective} blocked ${blockedURI} at ${sourceFile}:${lineNumber}`);
    });
    // Sets the shop's initial delay to 0: it is meant for shoppers, and the test does not need it.
    const send = window.fetch;
    window.fetch = async (...request) => {
      const response = await send(...request);
      if (!response.ok || !response.url.includes('/api/config/public')) return response;
      const answer = await response.json();
      answer.body.app_init_delay_ms = 0;
      return new Response(JSON.stringify(answer), response);
    };
  });
  return faults;
}

const loadedScripts = (page: Page): Promise<string[]> =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

async function missingScripts(page: Page, { scripts, origin }: PageTask): Promise<string[]> {
  const expected = scripts.map((script) => new URL(script, origin).href);
  const loaded = await page
    .waitForFunction(
      (files) => {
        const names = performance.getEntriesByType('resource').map(({ name }) => name);
        return files.every((file) => names.includes(file));
      },
      expected,
      { timeout: TIME_LIMIT_MS },
    )
    .then(
      () => expected,
      () => loadedScripts(page),
    );
  return expected
    .filter((script) => !loaded.includes(script))
    .map((script) => `${script} was not loaded in ${TIME_LIMIT_MS / 1000} s`);
}

/** Another instance of the server may learn of the versions a second later. */
async function loadPreview(page: Page, { address, origin, versions }: PageTask): Promise<string[]> {
  const until = Date.now() + 5000;
  for (;;) {
    const answer = await page.goto(origin + address, { timeout: TIME_LIMIT_MS });
    if (answer === null || answer.status() >= 500)
      return [`answers ${answer?.status() ?? 'nothing'}`];
    const shown = await shownVersions(page);
    const others = Object.entries(versions).filter(([name, version]) => shown[name] !== version);
    if (others.length === 0) return [];
    if (Date.now() > until)
      return others.map(
        ([name, version]) => `shows ${name} ${shown[name] ?? 'not at all'} instead of ${version}`,
      );
  }
}

/** A heading, or a button that says it failed; on a busy machine long after the last request. */
const untilRendered = (page: Page) =>
  page
    .waitForSelector('main h1, main button', { state: 'attached', timeout: 5000 })
    .catch(() => undefined);

/** What is wrong with a page, and the calls of the shop's API that have failed there, which may be as intended. */
export interface OpenedPage {
  faults: string[];
  failedCalls: string[];
}

async function opened(page: Page, task: PageTask): Promise<OpenedPage> {
  const failedCalls = watchCalls(page, task);
  const faults = await faultsOf(page, task);
  return { faults, failedCalls: await failedCalls() };
}

async function faultsOf(page: Page, task: PageTask): Promise<string[]> {
  const faults = await watch(page, task);
  const wrong = await loadPreview(page, task);
  if (wrong.length > 0) return wrong;
  const missing = await missingScripts(page, task);
  await page.waitForLoadState('networkidle', { timeout: TIME_LIMIT_MS }).catch(() => undefined);
  await untilRendered(page);
  // A page that hangs does not run this.
  await page.evaluate(() => undefined);
  return [...faults, ...missing];
}

/** Opens a page in a browser context of its own, and waits until it is idle. */
export async function openPage(
  browser: Browser,
  task: PageTask,
  limit = WHOLE_LIMIT_MS,
): Promise<OpenedPage> {
  const context = await browser.newContext({
    locale: 'zh-TW',
    viewport: { width: 390, height: 844 },
  });
  const { promise: ended, reject: end } = Promise.withResolvers<never>();
  const hangs = () => end(new Error(`hangs: it was not idle after ${limit / 1000} s`));
  const timer = setTimeout(hangs, limit);
  try {
    const { name, value } = task.cookie;
    await context.addCookies([{ name, value, url: task.origin }]);
    return await Promise.race([opened(await context.newPage(), task), ended]);
  } catch (error) {
    const fault = error instanceof Error ? error.message.slice(0, FAULT_LENGTH) : String(error);
    return { faults: [fault], failedCalls: [] };
  } finally {
    clearTimeout(timer);
    await context.close();
  }
}
