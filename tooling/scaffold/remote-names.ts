import { existsSync } from 'node:fs';
import path from 'node:path';
import { bestRoute } from '@pinpu/shared/domain';
import { readRemoteSource } from '../webpack/read-remote-source.ts';

export interface RemoteChoices {
  /** A pattern such as `/el/shop/:VIEW?`; `/gift-box` for `mf-gift-box` unless chosen. */
  path?: string | undefined;
  /** The page's title; the page's name unless chosen. */
  title?: string | undefined;
  /** `work`: shown in the frame of staff pages. */
  frame?: string | undefined;
}

export type RemoteNames = ReturnType<typeof namesOf>;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The names of a remote: `mf-gift-box` has the page `gift-box` with the component `GiftBoxPage`. */
export function namesOf(workspace: string, choices: RemoteChoices = {}) {
  const page = workspace.replace(/^mf-/, '');
  const component = `${page.split('-').map(capital).join('')}Page`;
  const { path: route = `/${page}`, title = page, frame = 'shop' } = choices;
  return { workspace, page, path: route, component, title, frame };
}

export const addressOf = ({ path: route }: Pick<RemoteNames, 'path'>) =>
  route.replace(/\/:.*$/, '');

/** First path segments that the server handles itself, so that no remote can have them. */
const SERVED =
  /^\/(api|assets|dev|embed|healthz|media|readyz|remotes|s|sandbox-map|sandbox-pay|static)(\/|$)/;

/** Who serves the address of a route already; undefined if the new remote would. */
function ownerOf(root: string, remotes: readonly string[], names: RemoteNames) {
  const address = addressOf(names);
  if (SERVED.test(address)) return 'the server';
  const owned = remotes.flatMap((owner) =>
    readRemoteSource(path.join(root, owner, 'remote.json')).routes.map((route) => ({
      path: route.path,
      owner,
    })),
  );
  return bestRoute([...owned, { path: names.path, owner: undefined }], address)?.route.owner;
}

const NAME = /^mf(-[a-z][a-z0-9]*)+$/;
const ROUTE = /^(\/[a-z0-9-]+)+(\/:[A-Z]+\??)*$/;

/** Why no remote can be made with this name and these choices, as one sentence; undefined if it can. */
export function remoteFault(
  root: string,
  remotes: readonly string[],
  name = '',
  choices: RemoteChoices = {},
) {
  const names = namesOf(name, choices);
  if (name === '') return 'Name the new remote, for example mf-wishlist.';
  if (!NAME.test(name))
    return `"${name}" can't be a remote's name: take mf- and lower-case words joined by hyphens, for example mf-wishlist.`;
  if (existsSync(path.join(root, name)))
    return `${name} exists already: choose another name, or remove that folder first.`;
  if (names.frame !== 'work' && names.frame !== 'shop')
    return `There is no frame "${names.frame}": take --frame work for the administration, or leave it out.`;
  if (!ROUTE.test(names.path))
    return `"${names.path}" can't be a route: take lower-case words and parameters in capitals, for example --at /el/shop/:VIEW?.`;
  const owner = ownerOf(root, remotes, names);
  return (
    owner &&
    `${name} would serve ${addressOf(names)}, which ${owner} serves: choose another name or route.`
  );
}
