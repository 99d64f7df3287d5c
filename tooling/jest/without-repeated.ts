import { databaseTests, isOnEmbedded } from '../postgres/database-tests.ts';

/** For jest's `--filter`: leaves out what the short form runs on PostgreSQL alone (ADR 0192). */
async function withoutRepeated(tests: readonly string[]) {
  const leftOut = new Set(databaseTests().filter((file) => !isOnEmbedded(file)));
  return { filtered: tests.filter((file) => !leftOut.has(file)) };
}

// Jest requires the function itself.
export { withoutRepeated as 'module.exports' };
