import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const APT = '/usr/bin/apt-get';

/** Installs Debian's packages, the first of which was not found; only possible as root. Returns whether it tried. */
export function installFromDebian(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return false;
  console.log(`  not found: installing Debian’s ${packages.join(' and ')}`);
  // With run level 1, a package does not start its own server.
  const options = { stdio: 'inherit' as const, env: { ...process.env, RUNLEVEL: '1' } };
  spawnSync(APT, ['update', '-qq'], options);
  spawnSync(APT, ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
  return true;
}
