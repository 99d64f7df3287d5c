import {
  type RemoteVersion,
  type ServedRegistry,
  servedRegistrySchema,
} from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';
import type { Browser } from 'playwright-core';
import { forEachOf } from '../operations/for-each-of.ts';
import { DeployError } from './deploy-error.ts';
import { openPage, type PageTask } from './open-page.ts';
import { addressOf, sitemapPaths } from './page-addresses.ts';
import type { ShopApi } from './shop-api.ts';

/** Results of the gate, in the form of the deployment API. */
export type BrowserReport =
  | { without: string }
  | {
      browser: string;
      runs: { shell: string; pages: { path: string; address: string; faults: string[] }[] }[];
    };

/** The number of pages opened at the same time; each has a process of its own. */
const PAGES_AT_ONCE = 4;

/** Other remotes' pages that are opened for filled slots; more would take too long. */
const SCREENS_OF_SLOTS = 6;

const stableOf = ({ stable, versions }: ServedRegistry['remotes'][string]) => versions[stable];

/** The stable version of the shell, and the last one before it that is still `live`, if any. */
function shellsOf({ shell }: ServedRegistry): string[] {
  if (shell === undefined) return [];
  const before = shell.history
    .filter(({ action = '' }) => !['canary', 'retire'].includes(action))
    .map(({ version }) => version)
    .findLast((version) => version !== shell.stable && shell.versions[version]?.status === 'live');
  return [shell.stable, ...(before === undefined ? [] : [before])];
}

/** Paths of other remotes' pages that offer a slot that this remote fills. */
function screensOfSlots({ remotes }: ServedRegistry, name: string, fills: Record<string, unknown>) {
  return Object.entries(remotes)
    .filter(([other]) => other !== name)
    .flatMap(([, remote]) => stableOf(remote) ?? [])
    .filter(({ offers = {} }) => Object.keys(offers).some((slot) => Object.hasOwn(fills, slot)))
    .flatMap(({ routes }) =>
      // One address a page: a catalog has several for its lists, and its product page comes after them.
      routes.filter((route, at) => routes.findIndex(({ page }) => page === route.page) === at),
    )
    .map(({ path }) => path)
    .slice(0, SCREENS_OF_SLOTS);
}

interface Run {
  shell: string;
  versions: Record<string, string>;
  /** Patterns of the pages, each with the scripts that must have been loaded. */
  pages: { path: string; scripts: string[] }[];
}

const scriptsOf = ({ base, routes }: RemoteVersion) =>
  routes.map(({ path, files }) => ({ path, scripts: files.map((file) => base + file) }));

/**
 * The pages to open: for a remote's version, its pages in the stable and the previous shell, and some of other remotes
 * with its slots; for a new shell, the pages of all remotes.
 */
export function plannedRuns(registry: ServedRegistry, name: string, version: string): Run[] {
  if (name === 'shell') {
    const pages = Object.values(registry.remotes).flatMap((remote) => {
      const live = stableOf(remote);
      return live ? scriptsOf(live) : [];
    });
    return [{ shell: version, versions: { shell: version }, pages }];
  }
  const candidate = registry.remotes[name]?.versions[version];
  if (candidate === undefined) throw new DeployError(`The registry has no ${name} ${version}.`);
  const own = scriptsOf(candidate);
  const others = screensOfSlots(registry, name, candidate.fills);
  return shellsOf(registry).map((shell, at) => ({
    shell,
    versions: { [name]: version, shell },
    pages: [...own, ...(at === 0 ? others.map((path) => ({ path, scripts: [] })) : [])],
  }));
}

async function servedRegistry(origin: string): Promise<ServedRegistry> {
  const answer = await fetch(`${origin}/registry.json`);
  const parsed = safeParse(servedRegistrySchema, await answer.json().catch(() => null));
  if (parsed.success) return parsed.data;
  throw new DeployError(`${origin}/registry.json is no registry: is it the address of a shop?`);
}

/**
 * Opens the pages of a version in a real browser, as a visitor who gets this version. Also returns the calls of the
 * shop's API that have failed there. @throws DeployError if there is no browser
 */
export async function runBrowserGate(
  shop: ShopApi,
  { name, version, accept }: { name: string; version: string; accept: readonly string[] },
  launch: () => Promise<Browser>,
): Promise<{ report: BrowserReport; failedCalls: string[] }> {
  const browser = await launch();
  try {
    const registry = await servedRegistry(shop.origin);
    const runs = plannedRuns(registry, name, version);
    const patterns = Object.values(registry.remotes).flatMap(
      (remote) => stableOf(remote)?.routes.map(({ path }) => path) ?? [],
    );
    const paths = await sitemapPaths(shop.origin);
    const tasks: (PageTask & { run: number; path: string })[] = [];
    for (const [run, { versions, pages }] of runs.entries()) {
      const place = '/api/deployments/previews';
      const cookie = await shop.send<PageTask['cookie']>('POST', place, {
        versions,
        accept,
      });
      for (const { path, scripts } of pages)
        tasks.push({
          run,
          path,
          origin: shop.origin,
          address: addressOf(path, patterns, paths),
          cookie,
          name,
          versions,
          scripts,
        });
    }
    const reported = runs.map(({ shell }) => ({
      shell,
      pages: [] as { path: string; address: string; faults: string[] }[],
    }));
    const failed = new Set<string>();
    await forEachOf(tasks, PAGES_AT_ONCE, async ({ run, path, ...task }) => {
      const { address } = task;
      const { faults, failedCalls } = await openPage(browser, task);
      reported[run]?.pages.push({ path, address, faults });
      for (const call of failedCalls) failed.add(`${address}: ${call}`);
    });
    const report = { browser: `Chromium ${browser.version()}`, runs: reported };
    return { report, failedCalls: [...failed].sort() };
  } finally {
    await browser.close();
  }
}
