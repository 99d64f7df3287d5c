import type { EmbedScript } from '../../api/embed-script.ts';

interface ScriptTag {
  shop: string;
  /** The site's key; '' if not known yet. */
  site: string;
  /** One exact version, whose hash browsers check; undefined for the live version. */
  exact?: EmbedScript | undefined;
}

/** Placeholder for a key that is not known yet. */
const NO_KEY = 'pk_…';

export function scriptTag({ shop, site, exact }: ScriptTag): string {
  const src = `${shop}${exact?.src ?? '/embed/cart.js'}?site=${site || NO_KEY}`;
  const check = exact?.integrity ? ` integrity="${exact.integrity}" crossorigin` : '';
  return `<script type="module" src="${src}"${check}></script>`;
}

type Values = Readonly<Record<string, string>>;

const filled = (values: Values) => Object.entries(values).filter(([, value]) => value !== '');

/** An element's tag; empty attributes are left out. */
export function elementTag(tag: string, attributes: Values): string {
  const text = filled(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${text.join('')}></${tag}>`;
}

/** A style tag with an element's custom properties; '' if there are none. */
export function styleTag(tag: string, properties: Values): string {
  const lines = filled(properties).map(([name, value]) => `  ${name}: ${value};`);
  return lines.length === 0 ? '' : ['<style>', `${tag} {`, ...lines, '}', '</style>'].join('\n');
}
