import type { Composition, ShellManifest } from '@pinpu/shared/contracts';
import { brandColours, isBrandColour } from '@pinpu/shared/domain';
import { html, inlineJson } from '../../../platform/html/html.ts';
import { configMark } from '../../base/settings/config-mark.ts';
import type { PageScript } from '../composition/pages.ts';
import type { RenderedPage } from '../rendering/page.ts';
import type { PageBrand, RenderedHead } from '../seo/head/index.ts';
import type { FirstPicture } from './first-picture.ts';
import { markRelaxed } from './opener-policy.ts';
import { firstPaint, hasData, withoutPage, withPage } from './rendered-html.ts';

const OWN_NAME = /<!--pinpu:name-->.*?<!--\/pinpu:name-->/gs;
const OWN_ICONS = /<!--pinpu:icons-->.*?<!--\/pinpu:icons-->/s;

const icons = (logo: string) =>
  html`<link rel="icon" href="${logo}?w=160"><link rel="apple-touch-icon" href="${logo}?w=160">`
    .markup;

/** Sets the colour of the loading mark until the shell's own styles have loaded. */
function bootStyle(colour: string, nonce: string): string {
  if (!isBrandColour(colour)) return '';
  const { light, dark } = brandColours(colour);
  return `<style nonce="${nonce}">div.pinpu-boot{color:${light.seal}}@media screen and (prefers-color-scheme:dark){div.pinpu-boot{color:${dark.seal}}}</style>`;
}

function brandTemplate(template: string, brand: PageBrand, nonce: string): string {
  const { name, logo, colour } = brand;
  return template
    .replaceAll(OWN_NAME, () => html`${name}`.markup)
    .replace(OWN_ICONS, (own) => (logo === '' ? own : icons(logo)))
    .replace('</head>', () => `${bootStyle(colour, nonce)}</head>`);
}

export interface PageParts {
  template: string;
  shell: ShellManifest;
  composition: Composition;
  scripts: readonly PageScript[];
  hasScripts?: boolean;
  pictures?: readonly FirstPicture[];
  origins?: readonly string[];
  early?: readonly string[];
  nonce: string;
  head?: RenderedHead | undefined;
  rendered?: RenderedPage | undefined;
}

type Tag = ['script' | 'link', Record<string, string>];

const withPriority = (priority: string): Record<string, string> =>
  priority === '' ? {} : { fetchpriority: priority };

const shellScripts = ({ scripts, base = '/assets/' }: ShellManifest, priority: string) =>
  scripts.map(({ file, integrity }): Tag => {
    const hash = integrity !== undefined && { integrity };
    const loading = { crossorigin: 'anonymous', defer: '', ...withPriority(priority) };
    return ['script', { src: base + file, ...hash, ...loading }];
  });

// The hint has the same crossorigin and integrity as the request it preloads, or the file is fetched twice. Loaders built
// before 1.0.0-beta.2 check no hash, and use CORS only where the script comes from another origin.
const hint = ({ url, integrity }: PageScript, priority: string): Tag => {
  const hash = integrity !== '' && { integrity };
  const cors = (integrity !== '' || !url.startsWith('/')) && { crossorigin: 'anonymous' };
  const file = { rel: 'preload', as: 'script', href: url };
  return ['link', { ...file, ...hash, ...cors, ...withPriority(priority) }];
};

const pictureHint = ({ srcSet, sizes, media }: FirstPicture, priority: string): Tag => {
  const picture = { rel: 'preload', as: 'image', imagesrcset: srcSet, imagesizes: sizes };
  return ['link', { ...picture, ...(media && { media }), ...withPriority(priority) }];
};

const attribute = ([name, text]: [string, string]) =>
  text === ''
    ? ` ${name}`
    : ` ${name}="${text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')}"`;

const tagOf = ([name, attributes]: Tag) =>
  `<${name}${Object.entries(attributes).map(attribute).join('')}>${name === 'script' ? '</script>' : ''}`;

/** Hints for the API client, whose scripts a page without rendered data needs with its first call. */
const callHints = ({ calls = [], integrity, base = '/assets/' }: ShellManifest) =>
  calls.map((file) => hint({ url: base + file, integrity: integrity[file] ?? '' }, 'low'));

const LATE = '[]/*pinpu:late*/';

/** Whether a page requests its scripts only after it is painted; not in the HTML of an older shell, which can't. */
const isLate = ({ hasScripts, rendered, template }: PageParts) =>
  hasScripts === true && hasData(rendered) && template.includes(LATE);

/** In a rendered page, they follow the first picture. */
function scriptTags({ shell, scripts, rendered }: PageParts): Tag[] {
  const own = shellScripts(shell, rendered ? '' : 'high');
  const calls = hasData(rendered) ? [] : callHints(shell);
  return [...own, ...scripts.map((script) => hint(script, rendered ? 'low' : '')), ...calls];
}

/** A rendered page only lacks its picture; any other needs its scripts to show anything. */
function firstLoads(page: PageParts): string[] {
  const { pictures = [], rendered, nonce } = page;
  const scripts = isLate(page) ? [] : scriptTags(page).map(tagOf);
  const hints = pictures.map((picture) => tagOf(pictureHint(picture, rendered ? 'high' : '')));
  if (!rendered) return [...scripts, ...hints];
  return [...hints, ...scripts, firstPaint(rendered, nonce)];
}

const lateLoads = (page: PageParts) => (isLate(page) ? scriptTags(page) : []);

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
  // A rendered page contains its data, so it makes no early calls.
  const early = rendered ? [] : (page.early ?? []);
  const inlined = `<script type="application/json" id="pinpu-composition">${inlineJson(composition)}</script>`;
  // The nonce is filled in before the shop's own texts, which could contain the placeholder.
  const branded = head ? brandTemplate(template, head.brand, nonce) : template;
  const filled = markRelaxed(branded, rendered)
    .replaceAll('{{nonce}}', nonce)
    .replace(OWN_TITLE, (own) => head?.title ?? own)
    // The frame of a preview gets its configuration from the page around it.
    .replace(OWN_CONFIG, () => (composition.preview ? '[]' : "['config/public']"))
    .replace("''/*pinpu:known*/", rendered ? `'&known=${markOf(rendered)}'` : "''")
    .replace('[]/*pinpu:origins*/', () => inlineJson(page.origins ?? []))
    .replace('[]/*pinpu:early*/', () => inlineJson(early))
    .replace(LATE, () => inlineJson(lateLoads(page)))
    .replace('<!--pinpu:head-->', () => lines.join('\n    '))
    .replace('<!--pinpu:composition-->', () => inlined);
  return rendered ? withPage(filled, rendered) : Buffer.from(withoutPage(filled));
}
