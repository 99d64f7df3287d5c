import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { sharedPackage } from './shared-modules.ts';

const NAME = 'UnusedComponentsPlugin';
const { NormalModule, WebpackError } = webpack;

const LIBRARY = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]production[\\/].+\.mjs$/;

const NAMED = /^\w+\.displayName = ".*";$/gm;
const CREATED = /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm;

/** The same code, in which a component that nothing uses is seen to be unused: its name for tools alone keeps it. */
export const withUnused = (code: string): string =>
  code.replace(NAMED, '').replace(CREATED, '$1/* @__PURE__ */ $2');

/** The router's production build: its package names the one with warnings for all. */
export function routerInProduction(): Record<string, string> {
  const dom = createRequire(sharedPackage).resolve('react-router-dom');
  const development = createRequire(dom).resolve('react-router');
  return { 'react-router$': path.resolve(development, '../../production/index.mjs') };
}

/**
 * Leaves out of the shell what the router has for data routers, forms and prefetching, a third of it: statements that name
 * such components for tools would keep them (ADR 0002).
 */
export class UnusedComponentsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      let found = 0;
      NormalModule.getCompilationHooks(compilation).processResult.tap(NAME, (result, module) => {
        const [code, ...rest] = result;
        if (!LIBRARY.test(module.resource ?? '')) return result;
        const leaner = withUnused(String(code));
        if (leaner !== String(code)) found += 1;
        return [leaner, ...rest];
      });
      compilation.hooks.finishModules.tap(NAME, () => {
        if (found > 0) return;
        const what = 'names no component for tools any more';
        compilation.errors.push(new WebpackError(`${LIBRARY.source} ${what}: leave out ${NAME}.`));
      });
    });
  }
}
