import { spawn } from 'node:child_process';
import { root } from '../build/workspaces.ts';
import { startCluster } from './cluster.ts';
import { findPostgres } from './find.ts';

/** Jest on the server's tests, with a real PostgreSQL; arguments choose others. */
function runTests(url: string): Promise<number> {
  const patterns = process.argv.slice(2);
  const jest = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
    '--selectProjects=server',
    ...(patterns.length > 0 ? patterns : ['--testPathPatterns=/server/src/']),
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

const given = process.env.TEST_DATABASE_URL;
const bin = given ? null : findPostgres();

if (given) {
  process.exitCode = await runTests(given);
} else if (bin) {
  console.log(`PostgreSQL of ${bin}: starting a throw-away cluster`);
  const cluster = await startCluster(bin);
  // Ctrl+C reaches jest as well; what is left to do here is to stop the cluster.
  process.on('SIGINT', () => undefined);
  process.exitCode = await runTests(cluster.url).finally(cluster.stop);
} else {
  console.log(
    'No PostgreSQL was found (neither pg_config nor initdb): the server is tested on the embedded database alone.',
  );
}
