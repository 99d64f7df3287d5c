import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ArtefactFile } from './content.ts';
import { type GateRejection, rejectionBy } from './gate.ts';

const VARIANTS = [
  { ending: '.br', decompress: brotliDecompressSync },
  { ending: '.gz', decompress: gunzipSync },
] as const;

/** The largest file of a deployment, in bytes, and so the limit of decompressing one. */
const MOST_BYTES = 5 * 1024 * 1024;

function decompressed(decompress: typeof gunzipSync, bytes: Buffer): Buffer | undefined {
  try {
    return decompress(bytes, { maxOutputLength: MOST_BYTES });
  } catch {
    return undefined;
  }
}

/** Browsers download the compressed file, but check the original's hash. */
export function compressedGate(files: readonly ArtefactFile[]): GateRejection[] {
  const originals = new Map(files.map(({ path, bytes }) => [path, bytes]));
  return files.flatMap(({ path, bytes }) => {
    const variant = VARIANTS.find(({ ending }) => path.endsWith(ending));
    if (variant === undefined) return [];
    const original = originals.get(path.slice(0, -variant.ending.length));
    if (original !== undefined && decompressed(variant.decompress, bytes)?.equals(original))
      return [];
    return {
      gate: 'integrity' as const,
      reason: `${path} does not decompress to the file beside it`,
      what_to_do: 'upload the build as it is: no step may change its files afterwards',
    };
  });
}

interface HashedArtefact {
  /** sha384 of every script that a page may load, by file name. */
  hashes: Readonly<Record<string, string>>;
  checks: string | undefined;
  files: Readonly<Record<string, { kind: string; sha384: string }>>;
}

const rejection = rejectionBy('integrity');

const BUILD = 'build it with the tooling of this shop, which hashes every script';

/** Every script must have the hash of the uploaded file, and the build must check hashes. */
export function integrityGate({ hashes, checks, files }: HashedArtefact): GateRejection[] {
  const scripts = Object.entries(files).filter(([, { kind }]) => kind === 'script');
  return [
    ...(checks === 'every-file'
      ? []
      : [rejection('its loader does not check every file it loads', BUILD)]),
    ...scripts
      .filter(([file]) => !Object.hasOwn(hashes, file))
      .map(([file]) => rejection(`${file} has no hash in the manifest`, BUILD)),
    ...Object.entries(hashes).flatMap(([file, hash]) => {
      const uploaded = Object.hasOwn(files, file) ? files[file] : undefined;
      if (uploaded === undefined)
        return rejection(`the manifest names ${file}, which was not uploaded`, 'upload it as well');
      if (uploaded.sha384 === hash) return [];
      return rejection(
        `${file} is not the file whose hash the manifest has`,
        'upload the build as it is: no step may change its scripts afterwards',
      );
    }),
  ];
}
