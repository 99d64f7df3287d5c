import { existsSync } from 'node:fs';
import path from 'node:path';
import { bestRoute } from '@pinpu/shared/domain';
import { readRemoteSource } from '../webpack/read-remote-source.ts';

/** All names in a remote that are derived from its workspace name, e.g. `mf-gift-box`. */
export interface RemoteNames {
  /** E.g. `mf-gift-box`. */
  workspace: string;
  /** E.g. `gift-box`: the page, its folder and its chunk. */
  page: string;
  /** E.g. `/gift-box`, or a chosen pattern such as `/el/shop/:VIEW?`. */
  path: string;
  /** E.g. `GiftBoxPage`. */
  component: string;
  /** The page's title; the remote's name unless one was chosen. */
  title: string;
  /** `work`: shown in the frame of staff pages. */
  frame: 'shop' | 'work';
}

export interface RemoteChoices {
  path?: string | undefined;
  title?: string | undefined;
  frame?: 'shop' | 'work' | undefined;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export function namesOf(workspace: string, choices: RemoteChoices = {}): RemoteNames {
  const page = workspace.replace(/^mf-/, '');
  const component = `${page.split('-').map(capital).join('')}Page`;
  const { path: route = `/${page}`, title = page, frame = 'shop' } = choices;
  return { workspace, page, path: route, component, title, frame };
}

export const addressOf = (names: Pick<RemoteNames, 'path'>): string =>
  names.path.replace(/\/:.*$/, '');

/** First path segments that the server handles itself, so that no remote can have them. */
const SERVED = [
  'api',
  'assets',
  'dev',
  'embed',
  'healthz',
  'media',
  'readyz',
  'remotes',
  's',
  'sandbox-map',
  'sandbox-pay',
  'static',
];

const firstSegment = (route: string) => route.split('/')[1] ?? '';

const routesOf = (root: string, remotes: readonly string[]) =>
  remotes.flatMap((remote) =>
    readRemoteSource(path.join(root, remote, 'remote.json')).routes.map((route) => ({
      path: route.path,
      remote,
    })),
  );

const PATTERN = /^(\/[a-z0-9-]+)+(\/:[A-Z]+\??)*$/;

/** Why a remote can't have the chosen route or frame, as one sentence; undefined if it can. */
export function choicesFault(
  root: string,
  remotes: string[],
  { path: route, frame }: { path?: string | undefined; frame?: string | undefined },
) {
  if (frame !== undefined && frame !== 'work' && frame !== 'shop')
    return `There is no frame "${frame}": take --frame work for the administration, or leave it out.`;
  if (route === undefined) return undefined;
  if (!PATTERN.test(route))
    return `"${route}" can't be a route: take lower-case words and parameters in capitals, for example --at /el/shop/:VIEW?.`;
  if (SERVED.includes(firstSegment(route)))
    return `${route} is served by the server: choose another route.`;
  const address = addressOf({ path: route });
  const owned = routesOf(root, remotes);
  const { remote = '' } = bestRoute([...owned, { path: route, remote: '' }], address)?.route ?? {};
  return remote === ''
    ? undefined
    : `${address} is served by ${remote}: choose a route with more fixed segments, or another.`;
}

/**
 * Why a remote can't have this name, as one sentence; undefined if it can. `servesName`: the route is derived from the
 * name.
 */
export function nameFault(
  root: string,
  remotes: string[],
  name: string | undefined,
  servesName = true,
) {
  if (name === undefined || name === '') return 'Name the new remote, for example mf-wishlist.';
  if (!/^mf(-[a-z][a-z0-9]*)+$/.test(name))
    return `"${name}" can't be a remote's name: take mf- and lower-case words joined by hyphens, for example mf-wishlist.`;
  if (existsSync(path.join(root, name)))
    return `${name} exists already: choose another name, or remove that folder first.`;
  if (!servesName) return undefined;
  const { path: route, page } = namesOf(name);
  const owner = SERVED.includes(page)
    ? 'the server'
    : routesOf(root, remotes).find((one) => firstSegment(one.path) === page)?.remote;
  if (owner !== undefined)
    return `${name} would serve ${route}, which ${owner} serves: choose another name.`;
  return undefined;
}
