import webpack, { type Compilation, type Compiler, type Configuration } from 'webpack';

const NAME = 'NodeBuildPlugin';

const isNodeBuild = (file: string) => /^node\.(?:\w+\.)?cjs$/.test(file);

/** The build for Node among the files of a build. */
export const nodeBuildOf = ({ assets }: Compilation): string | undefined =>
  Object.keys(assets).find(isNodeBuild);

/** Compiles without writing files. */
function compile(compiler: Compiler): Promise<Compilation> {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats === undefined) reject(error ?? new Error('webpack returned no result'));
      else resolve(stats.compilation);
    });
  });
}

/** Takes over a compilation's build for Node, what it has to say, and the files it was made of, which are watched. */
function take(from: Compilation, into: Compilation) {
  into.errors.push(...from.errors);
  into.warnings.push(...from.warnings);
  into.fileDependencies.addAll(from.fileDependencies);
  into.missingDependencies.addAll(from.missingDependencies);
  for (const { name, source, info } of from.getAssets().filter((asset) => isNodeBuild(asset.name)))
    into.emitAsset(name, source, { minimized: true, immutable: info.immutable ?? false });
}

/**
 * Compiles a workspace a second time, for Node, beside the browsers' build, and adds the result to the workspace's own files,
 * with which it is hashed and deployed (ADR 0201). Its compiler stays while sources are watched, and compiles what changed.
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
      // A failure counts where it is awaited, which is later.
      build.catch(() => undefined);
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () =>
        take(await build, compilation),
      );
    });
    compiler.hooks.shutdown.tapPromise(NAME, () => this.close());
  }

  /** One after the other: a compiler runs once at a time. */
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
