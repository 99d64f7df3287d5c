import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.ts';

const PLACES = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/bin/nginx',
  '/opt/homebrew/bin/nginx',
];

const found = () => PLACES.find((place) => existsSync(place));

/** The path of an nginx, which is installed if possible; undefined if there is none. */
export const findNginx = (): string | undefined =>
  found() ?? (installFromDebian(['nginx-light']) ? found() : undefined);
