import webpack, { type Compilation, type Compiler, type Configuration } from 'webpack';
import { adopt, close, nestedCompiler, run } from './assets.ts';

const NAME = 'NodeBuildPlugin';

const isNodeBuild = (file: string) => /^node\.(?:\w+\.)?cjs$/.test(file);

/** The name of the build for Node among a build's files. */
export const nodeBuildOf = ({ assets }: Compilation): string | undefined =>
  Object.keys(assets).find(isNodeBuild);

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
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        const { compilation: own } = await build;
        adopt(own, compilation);
        for (const { name, source, info } of own.getAssets().filter((one) => isNodeBuild(one.name)))
          compilation.emitAsset(name, source, {
            minimized: true,
            immutable: info.immutable ?? false,
          });
      });
    });
    compiler.hooks.shutdown.tapPromise(NAME, async () => {
      if (this.compiler) await close(this.compiler);
    });
  }

  /** Builds wait for each other, since a compiler can only run once at a time. */
  private build() {
    this.compiler ??= nestedCompiler(this.config);
    const { compiler } = this;
    const build = this.last.then(() => run(compiler));
    this.last = build.catch(() => undefined);
    return build;
  }
}
