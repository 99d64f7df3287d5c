import webpack, { type Compilation, type Compiler } from 'webpack';

const NAME = 'CheckedScriptsPlugin';
const SOURCE = 'script.src = ';
/**
 * The page's function that gives the address for loading a script again after a failure; older shells don't have it.
 */
const ADDRESS = 'globalThis.pinpuScriptAddress ? globalThis.pinpuScriptAddress(url) : ';

/**
 * Webpack's code that creates a script element, extended by the hash that the page has for the URL (ADR 0144). In a
 * page of an older shell, which has no hashes, scripts are loaded without.
 */
export function withIntegrity(code: string): string {
  if (code.split(SOURCE).length !== 2)
    throw new Error(`webpack's loader is not the known one: it should set "${SOURCE}" once.`);
  return [
    'var integrity = globalThis.pinpuIntegrity ? globalThis.pinpuIntegrity(url) : "";',
    'if (integrity === undefined) return done({ type: "no hash", target: { src: url } });',
    code.replace(
      SOURCE,
      `if (integrity) { script.integrity = integrity; script.crossOrigin = "anonymous"; }\n${SOURCE}${ADDRESS}`,
    ),
  ].join('\n');
}

/** Reports style sheets as errors, since they would be loaded without a hash: styles belong in the scripts. */
function rejectStyleSheets(compilation: Compilation) {
  const found = Object.keys(compilation.assets).find((file) => file.endsWith('.css'));
  if (found !== undefined)
    compilation.errors.push(
      new webpack.WebpackError(`${found}: write styles with styled-components, not in a CSS file.`),
    );
}

/** Makes a build load each script only with the hash in the manifest. */
export class CheckedScriptsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const { LoadScriptRuntimeModule } = webpack.runtime;
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        withIntegrity,
      );
    });
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () =>
        rejectStyleSheets(compilation),
      );
    });
  }
}
