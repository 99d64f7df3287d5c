import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compilation } from 'webpack';
import { fileHashes, isScript, jsonAsset, scriptsOf } from './assets.ts';
import { inlineScript } from './inline-script.ts';
import { nodeBuildOf } from './node-build-plugin.ts';
import { readFrameSource } from './read-remote-source.ts';

/** The scripts of the first load, and the hashes of scripts loaded on demand. */
function scripts(compilation: Compilation) {
  const first = compilation.entrypoints.get('main')?.getFiles().filter(isScript) ?? [];
  const others = Object.keys(compilation.assets)
    .filter((file) => isScript(file) && !first.includes(file))
    .sort();
  const hashes = fileHashes(compilation, first);
  return {
    scripts: first.map((file) => ({ file, integrity: hashes[file] })),
    integrity: fileHashes(compilation, others),
    calls: scriptsOf(compilation, 'api'),
    checks: 'every-file',
  };
}

/** The template with the inline script, without indentation: the HTML is in every page. */
const compact = (html: string, script: string) =>
  html
    .replace(/^\s+/gm, '')
    .replace('<!--inline-script-->', () => `<script nonce="{{nonce}}">${script}</script>`);

/**
 * Writes `shell.json` and `index.html`. `shell.json` has the scripts of the first load and those loaded on demand,
 * their sha384, the build for Node, the provided version of shared, and the slots of the frame. `index.html` is the
 * template with the page's inline script (`src/inline`), into which the server writes script tags, composition and
 * hints. Also copies the files of `root/` (icons, manifest), which the server serves at the shop's root.
 */
export const shellManifest = (provides: string, template: string, frameFile: string) =>
  jsonAsset('shell.json', async (compilation) => {
    const emit = (file: string, content: string | Buffer) =>
      compilation.emitAsset(file, new webpack.sources.RawSource(content));
    for (const file of [template, frameFile]) compilation.fileDependencies.add(file);
    const script = await inlineScript(compilation.compiler.context, compilation);
    emit('index.html', compact(readFileSync(template, 'utf8'), script));
    const root = path.join(path.dirname(template), 'root');
    for (const name of readdirSync(root)) emit(`root/${name}`, readFileSync(path.join(root, name)));
    const { $schema: _, ...frame } = readFrameSource(frameFile);
    return { ...scripts(compilation), node: nodeBuildOf(compilation), provides, ...frame };
  });
