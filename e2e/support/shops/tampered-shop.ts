import { appendFileSync, cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRegistry } from '../../../tooling/build/publish.ts';
import { distDir } from '../../../tooling/build/workspaces.ts';
import { shop } from '../shop.ts';
import { startOwnShop } from './server.ts';

export const tamperedShopUrl = `http://127.0.0.1:${shop.port + 40}`;

/** Code that a tampered script runs, so that it can be noticed. */
export const TAMPERING = ';window.isTampered = true;';

declare global {
  interface Window {
    isTampered?: boolean;
  }
}

/** Deployed files, one of each kind, to be altered on disk: the remote, and the beginning of the file's name. */
const TAMPERED = [
  ['mf-member', 'entry.'],
  ['mf-cart', 'routes.'],
  ['mf-catalog', 'page-product.'],
] as const;

/** A remote whose build does not say how it is checked. */
export const OLDER = 'mf-admin-lookups';

function tamper(folder: string, start: string) {
  for (const file of readdirSync(folder).filter((name) => name.startsWith(start)))
    if (file.endsWith('.js')) appendFileSync(path.join(folder, file), TAMPERING);
    else rmSync(path.join(folder, file));
}

function tamperedDist(folder: string): string {
  const dist = path.join(folder, 'dist');
  cpSync(path.join(distDir, 'built/shell'), path.join(dist, 'built/shell'), { recursive: true });
  const registry = readRegistry(distDir);
  // Removed, since a registry that requires checks would leave out the build that does not say how it is checked.
  Reflect.deleteProperty(registry, 'requires_checks');
  const copy = (name: string, version: string) => {
    const place = path.join('remotes', name, version);
    cpSync(path.join(distDir, place), path.join(dist, place), { recursive: true });
    return path.join(dist, place);
  };
  copy('shell', registry.shell?.stable ?? '');
  for (const [name, { stable, versions }] of Object.entries(registry.remotes)) {
    const place = copy(name, stable);
    for (const [remote, start] of TAMPERED) if (remote === name) tamper(place, start);
    if (name === OLDER) Reflect.deleteProperty(versions[stable] ?? {}, 'checks');
  }
  writeFileSync(path.join(dist, 'registry.json'), JSON.stringify(registry));
  return dist;
}

/** Starts a shop that serves altered files; returns a function that stops it. */
export async function startTamperedShop() {
  const { stop } = await startOwnShop('tampered', { url: tamperedShopUrl }, async (dataDir) => ({
    DIST_DIR: tamperedDist(dataDir),
  }));
  return stop;
}
