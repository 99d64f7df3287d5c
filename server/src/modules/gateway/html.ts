import type { Composition, ShellManifest } from '@pinpu/shared/contracts';
import { inlineJson } from '../../platform/html/inline-json.ts';
import type { PageScript } from '../composition/pages.ts';
import { configMark } from '../public-config/service.ts';
import type { RenderedPage } from '../rendering/page.ts';
import type { RenderedHead } from '../seo/head/index.ts';
import { brandTemplate } from './brand.ts';
import type { FirstPicture } from './first-picture.ts';
import { firstPaint, withoutPage, withPage } from './rendered-html.ts';

/** The parts of one page. */
export interface PageParts {
  template: string;
  shell: ShellManifest;
  composition: Composition;
  /** Scripts of the route's remote, preloaded with the shell's own. */
  scripts: readonly PageScript[];
  /** The largest picture on the first screen, preloaded beside the scripts. */
  pictures?: readonly FirstPicture[];
  /** Origins that scripts may come from, besides the shop's own. */
  origins?: readonly string[];
  /** API calls the browser sends before any script. */
  early?: readonly string[];
  nonce: string;
  /** The page's own head; without it the template's title and description are used. */
  head?: RenderedHead | undefined;
  /** Its first screen, where the server has rendered it. */
  rendered?: RenderedPage | undefined;
}

const priorityOf = (priority: string) => (priority === '' ? '' : ` fetchpriority="${priority}"`);

const shellScripts = ({ scripts, base = '/assets/' }: ShellManifest, priority: string) =>
  scripts.map(({ file, integrity }) => {
    const hash = integrity === undefined ? '' : ` integrity="${integrity}"`;
    return `<script src="${base}${file}"${hash} crossorigin="anonymous" defer${priorityOf(priority)}></script>`;
  });

// The hint has the same crossorigin and integrity as the request it preloads, or the file is fetched twice. Loaders built
// before 1.0.0-beta.2 check no hash, and use CORS only where the script comes from another origin.
const hint = ({ url, integrity }: PageScript, priority: string) => {
  const hash = integrity === '' ? '' : ` integrity="${integrity}"`;
  const cors = integrity === '' && url.startsWith('/') ? '' : ' crossorigin="anonymous"';
  return `<link rel="preload" as="script" href="${url}"${hash}${cors}${priorityOf(priority)}>`;
};

const attribute = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

const pictureHint = ({ srcSet, sizes, media }: FirstPicture, priority: string) => {
  const only = media === undefined ? '' : ` media="${attribute(media)}"`;
  return `<link rel="preload" as="image" imagesrcset="${attribute(srcSet)}" imagesizes="${attribute(sizes)}"${only}${priorityOf(priority)}>`;
};

/** A page whose own part is in its HTML has its data, too. */
const hasData = (rendered: RenderedPage | undefined) =>
  rendered?.state.parts.some((part) => part.includes('/page/')) === true;

/** What other pages call the API with comes beside the scripts that do so. */
const callHints = ({ calls = [], integrity, base = '/assets/' }: ShellManifest) =>
  calls.map((file) => hint({ url: base + file, integrity: integrity[file] ?? '' }, 'low'));

/**
 * What a page loads first. Of a rendered one its picture, since nothing else is missing; else its scripts, without which
 * nothing is rendered: they are fetched while the rest of the head is still being parsed.
 */
function firstLoads({ shell, scripts, pictures = [], rendered, nonce }: PageParts): string[] {
  const calls = hasData(rendered) ? [] : callHints(shell);
  if (rendered === undefined)
    return [
      ...shellScripts(shell, 'high'),
      ...scripts.map((script) => hint(script, '')),
      ...calls,
      ...pictures.map((picture) => pictureHint(picture, '')),
    ];
  return [
    ...pictures.map((picture) => pictureHint(picture, 'high')),
    ...shellScripts(shell, ''),
    ...scripts.map((script) => hint(script, 'low')),
    ...calls,
    firstPaint(rendered, nonce),
  ];
}

/** Computed once for each rendered page. */
const marks = new WeakMap<RenderedPage, string>();

function markOf(page: RenderedPage): string {
  const mark = marks.get(page) ?? configMark(page.state.config);
  marks.set(page, mark);
  return mark;
}

const OWN_CONFIG = "['config/public']/*pinpu:config*/";
const OWN_TITLE = /<!--pinpu:title-->.*?<!--\/pinpu:title-->/s;

/** The shell's HTML for one visitor, encoded: fills composition, scripts, hints and head into the template. */
export function renderPage(page: PageParts): Buffer {
  const { template, composition, nonce, head, rendered } = page;
  const lines = [...firstLoads(page), head?.rest ?? ''];
  // The data of a rendered page are in it.
  const early = rendered ? [] : (page.early ?? []);
  const inlined = `<script type="application/json" id="pinpu-composition">${inlineJson(composition)}</script>`;
  // The nonce before the shop's own texts, which could contain the placeholder.
  const branded = head ? brandTemplate(template, head.brand, nonce) : template;
  const filled = branded
    .replaceAll('{{nonce}}', nonce)
    .replace(OWN_TITLE, (own) => head?.title ?? own)
    // The frame of a preview gets its configuration from the page around it.
    .replace(OWN_CONFIG, () => (composition.preview ? '[]' : "['config/public']"))
    .replace("''/*pinpu:known*/", rendered ? `'&known=${markOf(rendered)}'` : "''")
    .replace('[]/*pinpu:origins*/', () => inlineJson(page.origins ?? []))
    .replace('[]/*pinpu:early*/', () => inlineJson(early))
    .replace('<!--pinpu:head-->', () => lines.join('\n    '))
    .replace('<!--pinpu:composition-->', () => inlined);
  return rendered ? withPage(filled, rendered) : Buffer.from(withoutPage(filled));
}
