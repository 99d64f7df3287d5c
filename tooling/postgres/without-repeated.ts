import { databaseTests, isOnEmbedded } from './database-tests.ts';

/** For jest's `--filter`: removes the tests that the short form runs only on PostgreSQL. */
async function withoutRepeated(tests: readonly string[]) {
  const leftOut = new Set(databaseTests().filter((file) => !isOnEmbedded(file)));
  return { filtered: tests.filter((file) => !leftOut.has(file)) };
}

// Jest expects the function as the module itself.
export { withoutRepeated as 'module.exports' };
