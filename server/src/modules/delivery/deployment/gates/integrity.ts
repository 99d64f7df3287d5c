import type { GateRejection } from './gate.ts';

export interface HashedArtefact {
  /** sha384 of every script that a page may load, by file name. */
  hashes: Readonly<Record<string, string>>;
  checks: string | undefined;
  files: Readonly<Record<string, { kind: string; sha384: string }>>;
}

const rejection = (reason: string, what_to_do: string): GateRejection => ({
  gate: 'integrity',
  reason,
  what_to_do,
});

const BUILD = 'build it with the tooling of this shop, which hashes every script';

/**
 * Checks that every script has a hash in the manifest, that it is the hash of the uploaded file, and that the build
 * checks hashes.
 */
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
