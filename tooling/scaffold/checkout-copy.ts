import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../build/workspaces.ts';

const FILES = ['package.json', 'package-lock.json', 'jest.config.mjs', 'docker-compose.yml'];

function linkEach(from: string, to: string, targetOf: (entry: string) => string) {
  mkdirSync(to);
  for (const entry of readdirSync(from)) symlinkSync(targetOf(entry), path.join(to, entry));
}

/**
 * A copy of the checkout in a temporary folder, for tests of code that changes a checkout. Tooling and the named
 * workspaces are copied; shared, the installed packages and, unless it is named, the server are links.
 */
export function checkoutCopy(workspaces: string[]): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'pinpu-checkout-'));
  for (const entry of [...FILES, 'tooling', ...workspaces])
    cpSync(path.join(root, entry), path.join(copy, entry), { recursive: true });
  for (const name of ['shared', 'server'])
    if (!workspaces.includes(name)) symlinkSync(path.join(root, name), path.join(copy, name));
  const packages = path.join(root, 'node_modules');
  const own = path.join(copy, 'node_modules');
  const place = (name: string) => {
    const copied = path.join(copy, name);
    return existsSync(copied) ? copied : path.join(root, name);
  };
  linkEach(packages, own, (entry) =>
    entry === '@pinpu' ? path.join(copy, 'pinpu') : path.join(packages, entry),
  );
  linkEach(path.join(packages, '@pinpu'), path.join(copy, 'pinpu'), place);
  return copy;
}
