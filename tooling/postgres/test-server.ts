import { spawn } from 'node:child_process';
import { root } from '../build/workspaces.ts';
import { JEST_FLAGS } from '../jest/project.ts';
import { startCluster } from './cluster.ts';
import { databaseTests, isOnPostgres } from './database-tests.ts';
import { findPostgres } from './find.ts';

/** Whether jest arguments select tests. */
const choosesTests = (args: readonly string[]) =>
  args.some((arg) => !arg.startsWith('-') || arg.startsWith('--testPathPatterns'));

/** The paths of the tests to run: those of the short form, or all that use a database. */
const ownTests = (isShort: boolean) =>
  databaseTests().filter((file) => !isShort || isOnPostgres(file));

/**
 * Runs jest with a real PostgreSQL on the tests that use a database; arguments can select others. `--short` leaves out
 * those that don't depend on which database it is.
 */
function runTests(url: string): Promise<number> {
  const args = process.argv.slice(2).filter((arg) => arg !== '--short');
  const isShort = process.argv.includes('--short');
  const jest = [
    ...JEST_FLAGS,
    'node_modules/jest/bin/jest.js',
    ...args,
    ...(choosesTests(args) ? [] : ['--runTestsByPath', ...ownTests(isShort)]),
    // The last argument, since jest takes every word after it as the name of a project.
    '--selectProjects=server',
  ];
  const child = spawn(process.execPath, jest, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: url },
  });
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

const address = process.env.TEST_DATABASE_URL;
const bin = address ? null : findPostgres();

if (address) {
  process.exitCode = await runTests(address);
} else if (bin) {
  console.log(`PostgreSQL of ${bin}: starting a throw-away cluster`);
  const cluster = await startCluster(bin);
  // Ctrl+C reaches jest, too; here only the cluster has to be stopped.
  process.on('SIGINT', () => undefined);
  process.exitCode = await runTests(cluster.url).finally(cluster.stop);
} else {
  console.log(
    'No PostgreSQL was found (neither pg_config nor initdb): the server is tested only on the embedded database.',
  );
}
