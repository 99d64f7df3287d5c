import { build } from './build.ts';

const names = process.argv.slice(2);
try {
  await build(names.length > 0 ? names : undefined);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
