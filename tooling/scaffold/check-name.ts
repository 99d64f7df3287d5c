import { existsSync } from 'node:fs';
import path from 'node:path';
import { readRemoteSource } from '../webpack/read-remote-source.ts';
import { namesOf } from './remote-names.ts';

/** First path segments that the server handles itself. */
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

function servedBy(root: string, remotes: string[], segment: string): string | undefined {
  if (SERVED.includes(segment)) return 'the server';
  return remotes.find((remote) =>
    readRemoteSource(path.join(root, remote, 'remote.json')).routes.some(
      (route) => firstSegment(route.path) === segment,
    ),
  );
}

/** Why a remote can't have this name, as one sentence; undefined for a valid one. */
export function nameFault(root: string, remotes: string[], name: string | undefined) {
  if (name === undefined || name === '') return 'Name the new remote, for example mf-wishlist.';
  if (!/^mf(-[a-z][a-z0-9]*)+$/.test(name))
    return `"${name}" can't be a remote's name: take mf- and lower-case words joined by hyphens, for example mf-wishlist.`;
  if (existsSync(path.join(root, name)))
    return `${name} exists already: choose another name, or remove that folder first.`;
  const { path: route, page } = namesOf(name);
  const owner = servedBy(root, remotes, page);
  if (owner !== undefined)
    return `${name} would serve ${route}, which ${owner} serves: choose another name.`;
  return undefined;
}
