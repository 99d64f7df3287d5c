import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../build/workspaces.ts';

const COPIED = ['package.json', 'package-lock.json', 'jest.config.mjs', 'tooling', 'mf-promo'];

function linkEach(from: string, to: string) {
  mkdirSync(to);
  for (const entry of readdirSync(from)) symlinkSync(path.join(from, entry), path.join(to, entry));
}

/**
 * A checkout in a temporary folder, for trying what changes a checkout: tooling and one remote are copied, shared
 * and the installed packages are links.
 */
export function checkoutCopy(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'pinpu-checkout-'));
  for (const entry of COPIED)
    cpSync(path.join(root, entry), path.join(copy, entry), { recursive: true });
  symlinkSync(path.join(root, 'shared'), path.join(copy, 'shared'));
  const packages = path.join(root, 'node_modules');
  mkdirSync(path.join(copy, 'node_modules'));
  for (const entry of readdirSync(packages).filter((name) => name !== '@pinpu'))
    symlinkSync(path.join(packages, entry), path.join(copy, 'node_modules', entry));
  linkEach(path.join(packages, '@pinpu'), path.join(copy, 'node_modules/@pinpu'));
  return copy;
}
