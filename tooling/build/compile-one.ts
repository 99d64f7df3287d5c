import path from 'node:path';
import { compile } from './compile.ts';
import { root } from './workspaces.ts';

const [workspace = '', outDir = ''] = process.argv.slice(2);
try {
  await compile({ folder: path.join(root, workspace), outDir, mode: 'production' });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
process.exit(0);
