import { createHash } from 'node:crypto';
import webpack, {
  type Compilation,
  type Compiler,
  type Configuration,
  type Stats,
  type WebpackPluginInstance,
} from 'webpack';

/** Whether a file is a script of the build and not a hot update. */
export const isScript = (file: string) => file.endsWith('.js') && !file.endsWith('.hot-update.js');

/** The scripts of a named chunk and of what it needs; none if there is no such chunk. */
export const scriptsOf = ({ namedChunkGroups }: Compilation, name: string): string[] =>
  (namedChunkGroups.get(name)?.getFiles() ?? []).filter(isScript);

function sha384(compilation: Compilation, file: string) {
  const content = compilation.assets[file]?.source();
  if (content === undefined) throw new Error(`the build has no ${file}`);
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

export const fileHashes = (compilation: Compilation, files: readonly string[]) =>
  Object.fromEntries(files.map((file) => [file, sha384(compilation, file)]));

/** Writes a JSON file beside the scripts, made when all of them are known. */
export const jsonAsset = (
  file: string,
  make: (compilation: Compilation) => object | Promise<object>,
): WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap(file, (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: file, stage }, async () => {
        const text = JSON.stringify(await make(compilation), null, 2);
        compilation.emitAsset(file, new webpack.sources.RawSource(text));
      });
    });
  },
});

export const run = (compiler: Compiler): Promise<Stats> =>
  new Promise((resolve, reject) => {
    compiler.run((error, stats) =>
      stats ? resolve(stats) : reject(error ?? new Error('webpack returned no result')),
    );
  });

export const close = (compiler: Compiler): Promise<void> =>
  new Promise((resolve) => {
    compiler.close(() => resolve());
  });

/** A compiler inside of another one: nothing is written to disk. */
export function nestedCompiler(config: Configuration): Compiler {
  const compiler = webpack(config);
  compiler.hooks.shouldEmit.tap('nested', () => false);
  return compiler;
}

/** Reports the errors of a nested compilation as `into`'s own, and watches its files. */
export function adopt(from: Compilation, into: Compilation) {
  into.errors.push(...from.errors);
  into.warnings.push(...from.warnings);
  into.fileDependencies.addAll(from.fileDependencies);
  into.missingDependencies.addAll(from.missingDependencies);
}

/** Compiles inside of `into`. */
export async function compileNested(
  config: Configuration,
  into: Compilation,
): Promise<Compilation> {
  const compiler = nestedCompiler(config);
  try {
    const { compilation } = await run(compiler);
    adopt(compilation, into);
    return compilation;
  } finally {
    await close(compiler);
  }
}
