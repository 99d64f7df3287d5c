import path from 'node:path';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { LIBRARIES } from './shared-modules.ts';

const NAME = 'RejectedModulesPlugin';
const STYLE_SHEET = /\.(?:css|scss|sass|less|styl|pcss)$/i;
const ONE_COPY: ReadonlySet<string> = new Set(Object.values(LIBRARIES));

/** Fields of webpack's modules that are made from a file. */
interface FileModule {
  resource?: string;
  resourceResolveData?: { descriptionFileData?: { name?: unknown } };
}

/** Why a module can't be in a remote; undefined if it can. */
function fault({ resource = '', resourceResolveData }: FileModule, shown: string) {
  if (STYLE_SHEET.test(resource.replace(/\?.*$/, '')))
    return `${shown} is a style sheet: write styles with styled-components. CSS files, CSS modules, Sass and Tailwind are not supported.`;
  // The name in its own package.json: an alias installs it in a folder with another name.
  const name = resourceResolveData?.descriptionFileData?.name;
  if (typeof name === 'string' && ONE_COPY.has(name))
    return `${shown} is a second copy of ${name}, of which a page has one: import ${Object.keys(LIBRARIES).join(', ')} by these names alone.`;
  return undefined;
}

/** Where a module is imported: `src/pages/home/HomePage.tsx`. */
function importerOf(module: Module, { moduleGraph }: Compilation, folder: string) {
  const { resource } = (moduleGraph.getIssuer(module) ?? {}) as FileModule;
  return resource === undefined ? '' : ` It is imported by ${path.relative(folder, resource)}.`;
}

/**
 * Reports modules that a remote can't contain as errors: style sheets, which `sideEffects: false` would remove without
 * a word, and own copies of the libraries that the shell provides.
 */
export class RejectedModulesPlugin {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Before unused modules are removed.
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        for (const module of modules) {
          const { resource = '' } = module as FileModule;
          const found = fault(module as FileModule, path.relative(this.folder, resource));
          if (found !== undefined)
            compilation.errors.push(
              new webpack.WebpackError(found + importerOf(module, compilation, this.folder)),
            );
        }
      });
    });
  }
}
