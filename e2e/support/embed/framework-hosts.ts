import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../../tooling/build/workspaces.ts';
import { isShort } from '../forms.ts';
import { shop } from '../shop.ts';
import { OTHER_BROWSER } from './host-page.ts';

/** Each with the browser that is used in the short form. */
const FRAMEWORKS = [
  { name: 'react-18', short: OTHER_BROWSER },
  { name: 'react-19', short: 'none' },
  { name: 'vue', short: 'none' },
  { name: 'svelte', short: 'Chromium' },
] as const;

/** The frameworks of this run: the short form leaves React 19 and Vue to `embed-mount.spec.ts`. */
export const frameworks = FRAMEWORKS.filter(({ short }) => !(isShort && short === 'none'));

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

const run = promisify(execFile);

/** Builds another team's page with its own Vite; returns the files by their path below `/<framework>/`. */
async function buildHost(framework: string, outDir: string) {
  const folder = path.join(root, 'foreign-hosts', framework);
  const vite = path.join(folder, 'node_modules/vite/bin/vite.js');
  const args = ['build', 'elements', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  const { stdout, stderr } = await run(
    process.execPath,
    [vite, ...args, '--base', `/${framework}/`],
    { cwd: folder },
  );
  if (stdout + stderr !== '') throw new Error(`${framework}: ${stdout}${stderr}`);
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' });
}

function fileOf(file: string, site: string) {
  const type = TYPES[path.extname(file)];
  if (type === undefined) return undefined;
  const text = readFileSync(file, 'utf8');
  // Fills in the shop and the site's key as the guide says.
  const body = text.replace('https://shop.example', shop.url).replace('pk_0000000000000000', site);
  return { file: { body, type: `${type}; charset=utf-8` } };
}

/** Builds the pages of all these frameworks in parallel; returns a function that serves them with a site's key. */
export async function frameworkHosts() {
  const outDir = mkdtempSync(path.join(tmpdir(), 'pinpu-hosts-'));
  const built = await Promise.all(
    frameworks.map(async ({ name: framework }) => {
      const folder = path.join(outDir, framework);
      const files = await buildHost(framework, folder);
      return files.map((file) => ({
        path: `/${framework}/${file}`,
        file: path.join(folder, file),
      }));
    }),
  );
  return (site: string) => {
    const pages = built.flat().flatMap(({ path: address, file }) => {
      const page = fileOf(file, site);
      return page === undefined ? [] : [[address.replace(/index\.html$/, ''), page] as const];
    });
    rmSync(outDir, { recursive: true, force: true });
    return Object.fromEntries(pages);
  };
}
