import { createServer } from 'node:net';
import webpack, { type Compiler, type MultiCompiler } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { configOf } from '../build/compile.ts';
import type { WorkingCopyCommand } from './working-copy-command.ts';

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** @throws Error with one sentence if one of the ports is in use or invalid */
export async function requireFree(ports: number[]) {
  for (const port of ports) {
    if (!Number.isInteger(port) || port < 1 || port > 65535)
      throw new Error(
        'PORT must be a whole number from 1 to 65534: correct it in the environment.',
      );
    if (!(await isFree(port)))
      throw new Error(
        `Port ${port} is in use by another program: stop that one, or set another PORT (the scripts take the one after it).`,
      );
  }
}

/** Prints the result and duration of each compilation. Errors are printed by the server's middleware. */
function announce(compiler: Compiler) {
  compiler.hooks.done.tap('announce', (stats) => {
    const seconds = ((stats.endTime - stats.startTime) / 1000).toFixed(1);
    const outcome = stats.hasErrors() ? '有錯誤 has errors' : '已編譯 compiled';
    console.log(`  ${compiler.name} ${outcome}, ${seconds} s`);
  });
}

/** Serves the compilers' output on the loopback interface; open pages reload when a file changes. */
export async function serve(
  compiler: Compiler | MultiCompiler,
  port: number,
  options: WebpackDevServer.Configuration,
) {
  const compilers = 'compilers' in compiler ? compiler.compilers : [compiler];
  compilers.forEach(announce);
  const own = { host: '127.0.0.1', port, static: false, setupExitSignals: false } as const;
  const server = new WebpackDevServer(
    { hot: false, liveReload: true, ...own, ...options },
    compiler,
  );
  await server.start();
  return () => server.stop();
}

/** Calls `stop` on Ctrl-C or SIGTERM, and then ends the process. */
export function stopOnSignal(stop: () => Promise<void>) {
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, onSignal);
}

/** Says at the printed address what it is for: it has scripts, and no page. */
const rootText = (text: string): WebpackDevServer.Middleware => ({
  name: 'root',
  middleware: (
    { url }: { url?: string },
    response: { setHeader(name: string, value: string): void; end(text: string): void },
    next: () => void,
  ) => {
    if (url !== '/') return next();
    response.setHeader('content-type', 'text/plain; charset=utf-8');
    response.end(`${text}\n`);
  },
});

/**
 * Serves the remote in a folder from source. A browser in developer mode loads it into a shop that runs elsewhere.
 * Returns a function that stops the server.
 */
export async function serveWorkingCopy(
  folder: string,
  { name, shop, port }: WorkingCopyCommand,
): Promise<() => Promise<void>> {
  await requireFree([port]);
  console.log(`編譯 Compiling ${name} …`);
  // Nothing is written to the folder, since the server keeps all files in memory.
  const compiler = webpack(await configOf({ folder, outDir: folder, mode: 'development' }));
  if (compiler === null) throw new Error('webpack returned no compiler');
  const stop = await serve(compiler, port, {
    // Otherwise pages of any other site that are open in this browser could read the sources.
    headers: {
      'access-control-allow-origin': shop,
      'timing-allow-origin': shop,
      'access-control-allow-private-network': 'true',
    },
    allowedHosts: [new URL(shop).hostname],
    devMiddleware: { stats: 'errors-only' },
    setupMiddlewares: (all) => [
      rootText(
        `${name} 的程式由這裡提供。請在 ${shop}/developer 以團隊的權杖開啟開發者模式，並填入這個網址。`,
      ),
      ...all,
    ],
    client: { webSocketURL: `ws://localhost:${port}/ws`, logging: 'warn', overlay: false },
  });
  console.log(`${name} http://localhost:${port}/ ：在 ${shop} 的開發者模式中使用此網址`);
  return stop;
}
