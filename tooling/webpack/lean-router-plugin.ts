import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { sharedPackage } from './shared-modules.ts';

const NAME = 'LeanRouterPlugin';
const { NormalModule, WebpackError } = webpack;

const LIBRARY = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]production[\\/].+\.mjs$/;

/** Statements that name a component for developer tools; they keep components in the bundle that nothing uses. */
const NAMED = /^\w+\.displayName = ".*";$/gm;
const CREATED = /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm;

/** In links: prefetching by a framework's manifest of routes, which the shop does not have. */
const PREFETCHED =
  /let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\(\n\s*prefetch,\n\s*rest\n\s*\);/;
const NOTHING = 'let shouldPrefetch = false, prefetchRef = null, prefetchHandlers = {};\n\n\n';

/** The code without these two parts, with the same line numbers. */
export const leaner = (code: string): string =>
  code.replace(NAMED, '').replace(CREATED, '$1/* @__PURE__ */ $2').replace(PREFETCHED, NOTHING);

/** Maps the router to its production build; its package would use the one with warnings for everything. */
export function routerInProduction(): Record<string, string> {
  const dom = createRequire(sharedPackage).resolve('react-router-dom');
  const development = createRequire(dom).resolve('react-router');
  return { 'react-router$': path.resolve(development, '../../production/index.mjs') };
}

/** Removes from the shell what the router contains for data routers, forms and frameworks: a third of it (ADR 0202). */
export class LeanRouterPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      let isLean = false;
      NormalModule.getCompilationHooks(compilation).processResult.tap(NAME, (result, module) => {
        const [content, ...rest] = result;
        const code = String(content);
        if (!LIBRARY.test(module.resource ?? '')) return result;
        if (PREFETCHED.test(code) && code.search(NAMED) >= 0) isLean = true;
        return [leaner(code), ...rest];
      });
      compilation.hooks.finishModules.tap(NAME, () => {
        if (isLean) return;
        const what = 'the source of react-router is not as expected';
        compilation.errors.push(new WebpackError(`${what}: correct or leave out ${NAME}.`));
      });
    });
  }
}
