import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';

/** Draws which parts import which, with one box per workspace and per segment of shared, as mermaid in docs/graph/. */
const COLLAPSE = '^(?:shared/[^/]+|[^/]+)';
const WITHOUT = '(^|/)node_modules/|[.]test[.]tsx?$|^node:|^[a-z_/]+$';

const remotes = readdirSync('.').filter((name) => name.startsWith('mf-'));
const drawing = execFileSync(
  'depcruise',
  [
    ...['--config', '.dependency-cruiser.mjs', '--output-type', 'mermaid'],
    ...['--collapse', COLLAPSE, '--exclude', WITHOUT],
    ...['shell', ...remotes, 'shared', 'server', 'demo-shop'],
  ],
  { encoding: 'utf8' },
);

mkdirSync('docs/graph', { recursive: true });
writeFileSync('docs/graph/imports.mmd', drawing);
console.log('docs/graph/imports.mmd');
