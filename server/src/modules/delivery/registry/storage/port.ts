/** Where deployed files and the entries of the registry's log are stored, by keys such as `remotes/mf-cart/1.0.0/a.js`. */
export interface DeploymentStorage {
  readonly name: string;
  read(key: string): Promise<Buffer | undefined>;
  /** Atomic; never overwrites. */
  create(key: string, bytes: Buffer): Promise<'created' | 'exists'>;
  /** All keys that begin with `prefix`, in any order. */
  list(prefix: string): AsyncGenerator<string>;
  /** Used by pruning only. */
  remove(key: string): Promise<void>;
}

const KEY = /^[\w@+~-][\w.@+~-]*(?:\/[\w@+~-][\w.@+~-]*)+$/;

/** @throws Error for a key that could leave its folder, or that is hidden. */
export function checkedKey(key: string): string {
  if (key.length <= 512 && KEY.test(key)) return key;
  throw new Error(`${JSON.stringify(key)} is no key of a deployed file.`);
}
