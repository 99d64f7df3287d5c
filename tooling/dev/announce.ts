import type { Compiler } from 'webpack';

/** Prints the result and duration of each compilation. Errors are printed by the server's middleware. */
export function announce(compiler: Compiler) {
  compiler.hooks.done.tap('announce', (stats) => {
    const seconds = ((stats.endTime - stats.startTime) / 1000).toFixed(1);
    const outcome = stats.hasErrors() ? '有錯誤 has errors' : '已編譯 compiled';
    console.log(`  ${compiler.name} ${outcome}, ${seconds} s`);
  });
}
