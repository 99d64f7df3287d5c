import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/bin/nginx',
  '/opt/homebrew/bin/nginx',
];

const APT = '/usr/bin/apt-get';

const found = () => PLACES.find((place) => existsSync(place));

function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return;
  console.log('  no nginx found: installing Debian’s nginx-light');
  const options = { stdio: 'inherit' as const, env: { ...process.env, RUNLEVEL: '1' } };
  // With run level 1, the package does not start its own server.
  spawnSync(APT, ['update', '-qq'], options);
  spawnSync(APT, ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'], options);
}

/** The path of an nginx, which is installed if possible; undefined if there is none. */
export function findNginx(): string | undefined {
  if (found() === undefined) installFromDebian();
  return found();
}
