import type { MultiCompiler } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { Addresses } from './addresses.ts';

/** Files that the server reads from disk; scripts are kept in memory. */
const READ_FROM_DISK = /(?:remote\.json|shell\.json|index\.html|[\\/]root[\\/][^\\/]+)$/;

/** Serves the compilers' output on the loopback interface, and tells open pages about changes. */
export function scriptServer(compiler: MultiCompiler, at: Addresses, refresh: boolean) {
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port: at.scriptPort,
      hot: refresh,
      liveReload: true,
      static: false,
      setupExitSignals: false,
      headers: { 'access-control-allow-origin': '*' },
      devMiddleware: { stats: 'errors-only', writeToDisk: (file) => READ_FROM_DISK.test(file) },
      client: {
        webSocketURL: `${at.socket}/ws`,
        logging: 'warn',
        overlay: { errors: true, warnings: false, runtimeErrors: false },
      },
    },
    compiler,
  );
  return server;
}
