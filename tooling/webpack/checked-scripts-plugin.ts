import webpack, { type Compilation, type Compiler } from 'webpack';

const NAME = 'CheckedScriptsPlugin';
const SOURCE = 'script.src = ';
/** A page says where a script is fetched anew after a failure; older shells do not. */
const ADDRESS = 'globalThis.pinpuScriptAddress ? globalThis.pinpuScriptAddress(url) : ';

/**
 * Webpack's code that makes a script element, with the hash the page has for the URL (ADR 0144). A page of an older shell
 * has no hashes at all: there it is loaded as before.
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

/** Style sheets would be loaded unchecked: styles are in the scripts. */
function rejectStyleSheets(compilation: Compilation) {
  const found = Object.keys(compilation.assets).find((file) => file.endsWith('.css'));
  if (found !== undefined)
    compilation.errors.push(
      new webpack.WebpackError(`${found}: write styles with styled-components, not in a CSS file.`),
    );
}

/** Makes a build request every script that it loads with the hash in the manifest, or not at all. */
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
