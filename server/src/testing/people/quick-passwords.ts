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

/** From now on, passwords of this process are hashed with hardly any work; a real hash takes a quarter of a second. */
export const hashQuickly = () =>
  use((password, salt, bytes, cost, done) =>
    real(password, salt, bytes, { ...cost, N: 16, p: 1 }, done),
  );

/** From now on, passwords are hashed as in a shop, for tests of that; call `hashQuickly` afterwards. */
export const hashAsInShops = () => use(real);
