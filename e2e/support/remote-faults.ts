import { createHash } from 'node:crypto';
import { type Composition, registrySchema } from '@pinpu/shared/contracts';
import type { Page, Route } from '@playwright/test';
import { alterComposition, withFullComposition } from './alter-composition.ts';

/** A page or slot of a remote, by its name in builds and manifests. */
export interface BrokenPart {
  remote: string;
  kind: 'pages' | 'slots';
  name: string;
  /** True if the screen around it belongs to the same remote: a fault of the part must leave that page unaffected. */
  isAmongOwn?: boolean;
}

/** Ends a fault; what is loaded or rendered afterwards works. */
type Recover = () => Promise<void>;

/** A way in which a remote fails. */
export interface RemoteFault {
  name: string;
  begin: (page: Page, part: BrokenPart) => Promise<Recover>;
  /** Nothing is answered: only the shell's own time limits end the waiting. */
  isSilent?: true;
}

const chunkOf = ({ kind, name }: BrokenPart) =>
  kind === 'pages' ? `page-${name}` : `slot-${name.replaceAll('.', '-')}`;

/** The scripts of the remote that only this part needs, or all scripts. */
const everyScript = (part: BrokenPart) => {
  const own = part.isAmongOwn ? `(slots|${chunkOf(part)})\\.` : '';
  return RegExp(`/remotes/${part.remote}/[^/]+/${own}[^/]*$`);
};

/** Answers requests for the part's scripts in another way until the fault is over. */
function answering(
  name: string,
  answer: (route: Route) => unknown,
  scriptsOf: (part: BrokenPart) => RegExp = everyScript,
): RemoteFault {
  return {
    name,
    begin: async (page, part) => {
      let isOver = false;
      await page.route(scriptsOf(part), async (route) => {
        await (isOver ? route.fallback() : answer(route));
      });
      return async () => {
        isOver = true;
      };
    },
  };
}

async function halve(route: Route) {
  const response = await route.fetch();
  const body = await response.body();
  await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
}

/** The address and the code of a deployed script whose name starts with `start`. */
async function deployedScript(page: Page, remote: string, start: string) {
  const answer = await page.request.get('/registry.json');
  const registry = registrySchema.parse(await answer.json());
  const { stable = '', versions = {} } = registry.remotes[remote] ?? {};
  const { base = '', integrity = {} } = versions[stable] ?? {};
  const file = Object.keys(integrity).find((one) => one.startsWith(`${start}.`)) ?? '';
  const address = new URL(base + file, page.url() === 'about:blank' ? undefined : page.url());
  return { address: address.href, code: await (await page.request.get(address.href)).text() };
}

const sha384 = (code: string) => `sha384-${createHash('sha384').update(code).digest('base64')}`;

/** Replaces the text of a deployed script, with the hash of the new text in every page. */
async function publish(
  page: Page,
  part: BrokenPart,
  start: string,
  edit: (code: string) => string,
) {
  const { address, code } = await deployedScript(page, part.remote, start);
  const edited = edit(code);
  if (edited === code) throw new Error(`${address} is not the known code`);
  await page.route(
    ({ href }) => href.startsWith(address),
    (route) => route.fulfill({ contentType: 'text/javascript', body: edited }),
  );
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const full = await withFullComposition(page, await response.text(), response.url());
    const body = full.replaceAll(sha384(code), sha384(edited));
    return route.fulfill({ response, body });
  });
}

const THROW = "if (!globalThis.hasRecovered) throw new Error('broken on purpose');";

/** Makes a deployed script throw until the page says that the cause is gone. */
function throwing(
  name: string,
  startOf: (part: BrokenPart) => string,
  edit: (code: string, part: BrokenPart) => string,
): RemoteFault {
  return {
    name,
    begin: async (page, part) => {
      await publish(page, part, startOf(part), (code) => edit(code, part));
      return async () => {
        await page.evaluate(() => Object.assign(globalThis, { hasRecovered: true }));
      };
    },
  };
}

/** The code of a remote's container, changed so that its components throw when rendered. */
export const withThrowingComponent = (code: string, { remote, kind, name }: BrokenPart) => `${code}
;{ const inner = ${remote.replaceAll('-', '_')};
  const broken = (Whole) => (props) => { ${THROW} return Whole(props); };
  ${remote.replaceAll('-', '_')} = {
    init: (...args) => inner.init(...args),
    get: async (module) => {
      const { ${kind}: parts, ...rest } = (await inner.get(module))();
      if (parts === undefined) return () => rest;
      const load = async () => {
        const part = await parts[${JSON.stringify(name)}]();
        return part.Page ? { ...part, Page: broken(part.Page) } : broken(part);
      };
      return () => ({ ...rest, ${kind}: { ...parts, [${JSON.stringify(name)}]: load } });
    },
  };
}`;

/** Matches the beginning of each module in a built chunk. */
const MODULES = /[{,]\d+\([\w,]*\)\{/g;

/** Replaces the composition by one that does not fit the page, until the fault is over. */
function altered(
  name: string,
  alter: (composition: Composition, part: BrokenPart) => void,
): RemoteFault {
  return {
    name,
    begin: async (page, part) => {
      let isOver = false;
      await alterComposition(page, (composition) => {
        if (!isOver) alter(composition, part);
        return composition;
      });
      return async () => {
        isOver = true;
      };
    },
  };
}

/** The ways in which a remote can fail (ledger M4). */
export const REMOTE_FAULTS: readonly RemoteFault[] = [
  answering('404', (route) => route.fulfill({ status: 404, body: 'not found' })),
  answering('500', (route) => route.fulfill({ status: 500, body: 'broken' })),
  answering('connection reset', (route) => route.abort('connectionreset')),
  { ...answering('no answer', () => undefined), isSilent: true },
  answering('half a file', halve),
  throwing(
    'script throws',
    (part) => (part.isAmongOwn ? 'slots' : 'entry'),
    (code) => THROW + code,
  ),
  throwing('module throws', chunkOf, (code) => code.replace(MODULES, `$&${THROW}`)),
  throwing('component throws', () => 'entry', withThrowingComponent),
  answering(
    'missing chunk',
    (route) => route.fulfill({ status: 404, body: 'not found' }),
    (part) => RegExp(`/remotes/${part.remote}/[^/]+/${chunkOf(part)}\\.`),
  ),
  altered('incompatible range', ({ remotes }, { remote }) => {
    const version = remotes[remote];
    if (version) version.requires = '^99.0.0';
  }),
  altered('wrong slot contract', ({ remotes }, { remote, kind, name }) => {
    for (const [slot, fill] of Object.entries(remotes[remote]?.fills ?? {}))
      if (kind === 'pages' || slot === name) fill.version = 99;
  }),
];
