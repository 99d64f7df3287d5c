import { brotliCompressSync, constants } from 'node:zlib';
import { type Artefact, type BuiltFile, sha384Of } from '../../../tooling/deploy/artefact.ts';

/** Nearly as small as the build's own compression, but much faster. */
const compressed = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });

const isManifest = (file: string) => file === 'remote.json' || file === 'shell.json';

const isCode = ({ kind }: BuiltFile) => kind === 'script' || kind === 'node';

/**
 * Changes an artefact without building: `change` returns the new text of its scripts and of its build for Node, or
 * undefined to keep one. The manifest gets the new hashes.
 */
export function changedArtefact(
  { name, version, files }: Artefact,
  suffix: string,
  change: (file: string, bytes: Buffer) => Buffer | undefined,
): Artefact {
  const changed = new Map(files);
  const put = (file: string, built: BuiltFile, bytes: Buffer) => {
    changed.set(file, { ...built, bytes, sha384: sha384Of(bytes) });
    changed.delete(`${file}.gz`);
    if (built.kind === 'node') return;
    const small = compressed(bytes);
    changed.set(`${file}.br`, { kind: 'other', bytes: small, sha384: sha384Of(small) });
  };
  const hashes = new Map<string, string>();
  for (const [file, built] of files) {
    const bytes = isCode(built) ? change(file, built.bytes) : undefined;
    if (bytes === undefined) continue;
    put(file, built, bytes);
    hashes.set(built.sha384, sha384Of(bytes));
  }
  for (const [file, built] of files) {
    if (!isManifest(file)) continue;
    const json = built.bytes
      .toString()
      .replaceAll(/sha384-[A-Za-z0-9+/]{64}/g, (hash) => hashes.get(hash) ?? hash);
    put(file, built, Buffer.from(json));
  }
  return { name, version: `${version}-${suffix}`, files: changed };
}
