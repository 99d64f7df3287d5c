import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ArtefactFile } from './content.ts';
import type { GateRejection } from './gate.ts';

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
