import type { Composition } from '@pinpu/shared/contracts';
import type { FirstPicture } from './first-picture.ts';

/** The shell's own scripts, as its build names them. `npm run dev` alone leaves hashes out and adds the last two. */
export interface ShellManifest {
  scripts: { file: string; integrity?: string }[];
  provides: string;
  /** The folder of the scripts; `/assets/` when it is missing. */
  base?: string;
  /** Further origins that pages load scripts from and connect to. */
  origins?: string[];
}

/** What one page is made of. */
export interface PageParts {
  template: string;
  shell: ShellManifest;
  composition: Composition;
  /** Scripts of the route's remote, to be fetched with the shell's own. */
  scripts: string[];
  /** What is largest on the first screen: fetched beside the scripts. */
  pictures?: readonly FirstPicture[];
  nonce: string;
}

/** JSON that may stand inside a script element. */
const inlineJson = (value: unknown) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

const shellScripts = ({ scripts, base = '/assets/' }: ShellManifest) =>
  scripts.map(({ file, integrity }) => {
    const hash = integrity === undefined ? '' : ` integrity="${integrity}"`;
    return `<script src="${base}${file}"${hash} crossorigin="anonymous" defer></script>`;
  });

// The hint carries the same crossorigin as the request it stands for, or the file is fetched twice: webpack
// asks with CORS only where the script comes from another origin.
const hint = (url: string) => {
  const cors = url.startsWith('/') ? '' : ' crossorigin="anonymous"';
  return `<link rel="preload" as="script" href="${url}"${cors}>`;
};

const attribute = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

// Without `fetchpriority`: it must not hold up the scripts, without which nothing shows it.
const pictureHint = ({ srcSet, sizes, media }: FirstPicture) => {
  const only = media === undefined ? '' : ` media="${attribute(media)}"`;
  return `<link rel="preload" as="image" imagesrcset="${attribute(srcSet)}" imagesizes="${attribute(sizes)}"${only}>`;
};

/** The shell's HTML for one visitor: composition, scripts and hints in the template's places. */
export function renderPage(page: PageParts): string {
  const { template, shell, composition, scripts, pictures = [], nonce } = page;
  const lines = [...shellScripts(shell), ...scripts.map(hint), ...pictures.map(pictureHint)];
  const head = lines.join('\n    ');
  const inlined = `<script type="application/json" id="pinpu-composition">${inlineJson(composition)}</script>`;
  return template
    .replace('<!--pinpu:head-->', () => head)
    .replace('<!--pinpu:composition-->', () => inlined)
    .replaceAll('{{nonce}}', nonce);
}
