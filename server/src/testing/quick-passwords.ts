import crypto, { type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

type Scrypt = (
  password: string,
  salt: Buffer,
  bytes: number,
  cost: ScryptOptions,
  done: (error: Error | null, key: Buffer) => void,
) => void;

const real: Scrypt = crypto.scrypt;

function use(scrypt: Scrypt): void {
  Object.assign(crypto, { scrypt });
  syncBuiltinESMExports();
}

/** Passwords of this process are hashed with next to no work: the real one takes a quarter of a second each time. */
export const hashQuickly = () =>
  use((password, salt, bytes, cost, done) =>
    real(password, salt, bytes, { ...cost, N: 16, p: 1 }, done),
  );

/** Passwords are hashed as in a shop, for a test of just that; `hashQuickly` must follow. */
export const hashAsInShops = () => use(real);
