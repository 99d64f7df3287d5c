import { brandColours, isBrandColour } from '@pinpu/shared/domain';
import { html } from '../../../platform/html/html.ts';
import type { PageBrand } from '../seo/head/index.ts';

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

/** The template with the shop's own name, icons and colour instead of Pinpu's. */
export function brandTemplate(template: string, brand: PageBrand, nonce: string): string {
  const { name, logo, colour } = brand;
  return template
    .replaceAll(OWN_NAME, () => html`${name}`.markup)
    .replace(OWN_ICONS, (own) => (logo === '' ? own : icons(logo)))
    .replace('</head>', () => `${bootStyle(colour, nonce)}</head>`);
}
