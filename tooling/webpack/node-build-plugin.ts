import webpack, { type Compilation, type Compiler, type Configuration } from 'webpack';

const NAME = 'NodeBuildPlugin';

const isNodeBuild = (file: string) => /^node\.(?:\w+\.)?cjs$/.test(file);

/** The name of the build for Node among a build's files. */
export const nodeBuildOf = ({ assets }: Compilation): string | undefined =>
  Object.keys(assets).find(isNodeBuild);

function compile(compiler: Compiler): Promise<Compilation> {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats === undefined) reject(error ?? new Error('webpack returned no result'));
      else resolve(stats.compilation);
    });
  });
}

/**
 * Copies the build for Node from its compilation, with its errors and warnings, and with the files it was made of, so
 * that they are watched.
 */
function take(from: Compilation, into: Compilation) {
  into.errors.push(...from.errors);
  into.warnings.push(...from.warnings);
  into.fileDependencies.addAll(from.fileDependencies);
  into.missingDependencies.addAll(from.missingDependencies);
  for (const { name, source, info } of from.getAssets().filter((asset) => isNodeBuild(asset.name)))
    into.emitAsset(name, source, { minimized: true, immutable: info.immutable ?? false });
}

/**
 * Compiles a workspace a second time, for Node, and adds the result to the workspace's files, with which it is hashed
 * and deployed. While sources are watched, the compiler is kept and compiles only changes.
 */
export class NodeBuildPlugin {
  readonly config: Configuration;
  private compiler: Compiler | undefined;
  private last: Promise<unknown> = Promise.resolve();

  constructor(config: Configuration) {
    this.config = config;
  }

  apply(compiler: Compiler) {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const build = this.build();
      // Prevents an unhandled rejection: the failure is handled later, when the result is awaited.
      build.catch(() => undefined);
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () =>
        take(await build, compilation),
      );
    });
    compiler.hooks.shutdown.tapPromise(NAME, () => this.close());
  }

  /** Builds wait for each other, since a compiler can only run once at a time. */
  private build(): Promise<Compilation> {
    this.compiler ??= this.open();
    const { compiler } = this;
    const build = this.last.then(() => compile(compiler));
    this.last = build.catch(() => undefined);
    return build;
  }

  private open(): Compiler {
    const compiler = webpack(this.config);
    compiler.hooks.shouldEmit.tap(NAME, () => false);
    return compiler;
  }

  private close(): Promise<void> {
    return new Promise((resolve) => {
      if (this.compiler === undefined) resolve();
      else this.compiler.close(() => resolve());
    });
  }
}
