import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { configOf } from '../build/compile.ts';
import { distDir, root } from '../build/workspaces.ts';
import { end } from '../operations/child-process.ts';
import { type Addresses, compiledDir, openDevDist } from './dev-dist.ts';
import { requireFree, serve } from './serve.ts';
import { buildMissing, type Sources } from './sources.ts';

const devDir = path.join(distDir, 'dev');

/** The shop on `PORT` (by default 8080), the scripts on the next port, on the loopback interface only. */
function addresses() {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const port = Number(process.env.PORT || 8080);
  const place = `127.0.0.1:${port + 1}`;
  return { port, scriptPort: port + 1, scripts: `http://${place}`, socket: `ws://${place}` };
}

function refreshPlugins(name: string) {
  const hook = path.join(import.meta.dirname, 'refresh-hook.ts');
  const first = new webpack.EntryPlugin(root, hook, { name: undefined });
  const refresh = new ReactRefreshPlugin({ overlay: false });
  return name === 'shell' ? [first, refresh] : [refresh];
}

/**
 * A workspace's own configuration, changed for a session. With `refresh`, components are replaced in the page without a
 * reload; this needs a shell built from source, since React's production build, which a built shell provides, does not
 * support it.
 */
async function devConfig(name: string, at: Addresses, refresh: boolean): Promise<Configuration> {
  const folder = path.join(root, name);
  const outDir = compiledDir(devDir, name);
  const config = await configOf({ folder, outDir, mode: 'development', refresh });
  return {
    ...config,
    output: { ...config.output, publicPath: `${at.scripts}/${name}/` },
    plugins: [...(config.plugins ?? []), ...(refresh ? refreshPlugins(name) : [])],
  };
}

/** Files that the server reads from disk; scripts are kept in memory. */
const READ_FROM_DISK = /(?:remote\.json|shell\.json|index\.html|[\\/]root[\\/][^\\/]+)$/;

const FLAGS = [
  '--experimental-strip-types',
  '--disable-warning=ExperimentalWarning',
  '--watch',
  '--watch-preserve-output',
];

/** Restarts it when a file that it imports changes. Loopback only, unless HOST is set. */
const startShop = (port: number, registry: Record<string, string>): ChildProcess =>
  spawn(process.execPath, [...FLAGS, 'server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(port),
      HOST: process.env.HOST || '127.0.0.1',
      DIST_DIR: devDir,
      ...registry,
    },
  });

/** Starts everything; returns a function that stops it. */
export async function startSession(what: Sources): Promise<() => Promise<void>> {
  const at = addresses();
  await requireFree([at.port, at.scriptPort]);
  await buildMissing(what.asBuilt);
  const dist = await openDevDist(distDir, devDir, what, at);

  const hot = what.fromSource.includes('shell');
  console.log(`編譯 Compiling ${what.fromSource.join(', ')} …`);
  const compiler = webpack(
    await Promise.all(what.fromSource.map((name) => devConfig(name, at, hot))),
  );
  if (compiler === null) throw new Error('webpack returned no compiler');
  let shop: ChildProcess | undefined;
  let taken: Promise<void> = Promise.resolve();
  const take = async ({ stats }: MultiStats) => {
    // A shell with errors keeps its last version.
    const shell = stats.find(({ compilation }) => compilation.name === 'shell');
    await dist.take(shell !== undefined && !shell.hasErrors());
    if (existsSync(path.join(devDir, 'built/shell/shell.json')))
      shop ??= startShop(at.port, dist.env);
  };
  compiler.hooks.done.tap('dev-dist', (stats) => {
    taken = taken.then(() => take(stats)).catch((error: unknown) => console.error(error));
  });
  const stop = await serve(compiler, at.scriptPort, {
    hot,
    headers: { 'access-control-allow-origin': '*' },
    devMiddleware: { stats: 'errors-only', writeToDisk: (file) => READ_FROM_DISK.test(file) },
    client: {
      webSocketURL: `${at.socket}/ws`,
      logging: 'warn',
      overlay: { errors: true, warnings: false, runtimeErrors: false },
    },
  });
  return async () => {
    await taken;
    await Promise.all([stop(), shop && end(shop)]);
  };
}
