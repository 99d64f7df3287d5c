import { html, type Markup } from '../../../platform/html/html.ts';

export interface SitemapEntry {
  /** Absolute. */
  loc: string;
  lastmod: Date | null;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

const inside = ({ loc, lastmod }: SitemapEntry): Markup =>
  html`<loc>${loc}</loc>${lastmod === null ? [] : [html`<lastmod>${lastmod.toISOString()}</lastmod>`]}`;

export const sitemapIndex = (parts: readonly SitemapEntry[]): string =>
  `${HEAD}${html`<sitemapindex xmlns="${NAMESPACE}">${parts.map((part) => html`<sitemap>${inside(part)}</sitemap>\n`)}</sitemapindex>\n`.markup}`;

export const sitemap = (pages: readonly SitemapEntry[]): string =>
  `${HEAD}${html`<urlset xmlns="${NAMESPACE}">${pages.map((page) => html`<url>${inside(page)}</url>\n`)}</urlset>\n`.markup}`;
