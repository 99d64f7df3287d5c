import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { configOf } from '../build/compile.ts';
import { announce, requireFree } from './dev-server.ts';
import type { WorkingCopyCommand } from './working-copy-command.ts';

const optionsFor = ({ shop, port }: WorkingCopyCommand): WebpackDevServer.Configuration => ({
  host: '127.0.0.1',
  port,
  hot: false,
  liveReload: true,
  static: false,
  setupExitSignals: false,
  // Otherwise pages of any other site that are open in this browser could read the sources.
  headers: {
    'access-control-allow-origin': shop,
    'timing-allow-origin': shop,
    'access-control-allow-private-network': 'true',
  },
  allowedHosts: [new URL(shop).hostname],
  devMiddleware: { stats: 'errors-only' },
  client: { webSocketURL: `ws://localhost:${port}/ws`, logging: 'warn', overlay: false },
});

/**
 * Serves the remote in a folder from source. A browser in developer mode loads it into a shop that runs elsewhere. Pages reload when a file changes. Returns a function that stops the server.
 */
export async function serveWorkingCopy(
  folder: string,
  command: WorkingCopyCommand,
): Promise<() => Promise<void>> {
  const { name, shop, port } = command;
  await requireFree([port]);
  console.log(`編譯 Compiling ${name} …`);
  // Nothing is written to the folder, since the server keeps all files in memory.
  const compiler = webpack(await configOf({ folder, outDir: folder, mode: 'development' }));
  if (compiler === null) throw new Error('webpack returned no compiler');
  announce(compiler);
  const server = new WebpackDevServer(optionsFor(command), compiler);
  await server.start();
  console.log(`${name} http://localhost:${port}/ ：在 ${shop} 的開發者模式中使用此網址`);
  return () => server.stop();
}
