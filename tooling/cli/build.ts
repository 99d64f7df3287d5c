import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { remoteManifestSchema } from '@pinpu/shared/contracts';
import { compile } from '../build/compile.ts';
import { readManifest } from '../webpack/read-manifest.ts';
import { readRemoteSource } from '../webpack/read-remote-source.ts';
import { remoteIn } from './remote-folder.ts';

const kilobytes = (files: string[]) =>
  Math.ceil(files.reduce((sum, file) => sum + statSync(file).size, 0) / 1024);

function summary(outDir: string) {
  const files = readdirSync(outDir).map((file) => path.join(outDir, file));
  const { requires } = readManifest(remoteManifestSchema, path.join(outDir, 'remote.json'));
  const compressed = kilobytes(files.filter((file) => file.endsWith('.js.br')));
  return `${files.length} files, scripts of ${compressed} KB compressed; needs @pinpu/shared ${requires}`;
}

/**
 * `pinpu build`: builds the remote in a folder into its `dist/`. @throws Error with a sentence, or with webpack's
 * messages
 */
export async function buildRemote(folder: string) {
  const name = remoteIn(folder);
  readRemoteSource(path.join(folder, 'remote.json'));
  process.env.NODE_ENV = 'production';
  const outDir = path.join(folder, 'dist');
  await compile({ folder, outDir, mode: 'production' });
  console.log(`${name} 已建置 built into dist/: ${summary(outDir)}`);
}
