import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remoteManifestSchema } from '@pinpu/shared/contracts';
import { changedArtefact } from '../../e2e/support/changed-artefact.ts';
import { distDir } from '../../tooling/build/workspaces.ts';
import { type Artefact, artefactIn } from '../../tooling/deploy/artefact.ts';
import { parsedManifest } from '../../tooling/webpack/read-manifest.ts';

/** A built remote with pages and parts for slots. */
const SOURCE = 'mf-promo';

const nameOf = (number: number) => `mf-more-${number}`;

/** A page of an additional remote that anybody may open. */
export const pageOf = (number: number) => `/more-${number}/link-ended`;

/**
 * The manifest with routes and a slot of its own. Of the slots it fills, only the one that is on no page of the catalog
 * is kept.
 */
function manifestOf(name: string, json: string): string {
  const manifest = parsedManifest(remoteManifestSchema, `${SOURCE}/remote.json`, json);
  const own = name.replace('mf-', '');
  return JSON.stringify({
    ...manifest,
    routes: manifest.routes.map((route) => ({
      ...route,
      path: route.path.replace(/^\/(?:vip\/)?/, `/${own}/`),
    })),
    fills: { 'member.services': manifest.fills['member.services'] },
    slots: {},
    offers: { [`${own}.aside`]: 1 },
  });
}

function copyOf(built: Artefact, number: number): Artefact {
  const name = nameOf(number);
  const copy = changedArtefact(built, String(number), (_file, bytes) => {
    const code = bytes.toString();
    return Buffer.from(code.replaceAll('mf_promo', name.replaceAll('-', '_')));
  });
  const manifest = copy.files.get('remote.json');
  if (manifest === undefined) throw new Error(`${SOURCE} has no manifest: run "npm run build".`);
  const bytes = Buffer.from(manifestOf(name, manifest.bytes.toString()));
  const files = [...copy.files].filter(([file]) => !file.startsWith('remote.json'));
  return { ...copy, name, files: new Map([...files, ['remote.json', { ...manifest, bytes }]]) };
}

/**
 * Writes a dist folder with the remotes of this checkout and `count` additional ones, which a shop publishes when it
 * starts.
 */
export function writeMoreRemotes(dist: string, count: number) {
  cpSync(path.join(distDir, 'built'), path.join(dist, 'built'), { recursive: true });
  mkdirSync(path.join(dist, 'remotes'), { recursive: true });
  const built = artefactIn(path.join(distDir, 'built', SOURCE), SOURCE, '1.0.0');
  for (let number = 1; number <= count; number += 1) {
    const { name, version, files } = copyOf(built, number);
    const folder = path.join(dist, 'built', name);
    mkdirSync(folder);
    for (const [file, { bytes }] of files) writeFileSync(path.join(folder, file), bytes);
    const note = { version, base: `/remotes/${name}/${version}/` };
    writeFileSync(`${folder}.json`, JSON.stringify(note));
  }
}
