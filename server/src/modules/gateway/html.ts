import type { Composition, ShellManifest } from '@pinpu/shared/contracts';
import { inlineJson } from '../../platform/html/inline-json.ts';
import type { RenderedHead } from '../seo/head/index.ts';
import { brandTemplate } from './brand.ts';
import type { FirstPicture } from './first-picture.ts';

/** What one page is made of. */
export interface PageParts {
  template: string;
  shell: ShellManifest;
  composition: Composition;
  /** Scripts of the route's remote, to be fetched with the shell's own. */
  scripts: string[];
  /** What is largest on the first screen: fetched beside the scripts. */
  pictures?: readonly FirstPicture[];
  /** Calls of the API the browser begins before any script. */
  early?: readonly string[];
  nonce: string;
  /** What the page says of itself; without it the template's own title and description stay. */
  head?: RenderedHead | undefined;
}

const shellScripts = ({ scripts, base = '/assets/' }: ShellManifest) =>
  scripts.map(({ file, integrity }) => {
    const hash = integrity === undefined ? '' : ` integrity="${integrity}"`;
    return `<script src="${base}${file}"${hash} crossorigin="anonymous" defer fetchpriority="high"></script>`;
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

const OWN_TITLE = /<!--pinpu:title-->.*?<!--\/pinpu:title-->/s;

/** The shell's HTML for one visitor: composition, scripts, hints and what it says of itself in the template's places. */
export function renderPage(page: PageParts): string {
  const { template, shell, composition, scripts, pictures = [], early = [], nonce, head } = page;
  // Scripts first: they are fetched while the rest of the head is still being read.
  const lines = [
    ...shellScripts(shell),
    ...scripts.map(hint),
    ...pictures.map(pictureHint),
    head?.rest ?? '',
  ];
  const inlined = `<script type="application/json" id="pinpu-composition">${inlineJson(composition)}</script>`;
  // The nonce before anything of the shop's, whose texts could hold the place's name.
  const branded = head ? brandTemplate(template, head.brand, nonce) : template;
  return branded
    .replaceAll('{{nonce}}', nonce)
    .replace(OWN_TITLE, (own) => head?.title ?? own)
    .replace('[]/*pinpu:early*/', () => inlineJson(early))
    .replace('<!--pinpu:head-->', () => lines.join('\n    '))
    .replace('<!--pinpu:composition-->', () => inlined);
}
