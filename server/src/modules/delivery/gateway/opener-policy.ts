import type { FastifyRequest } from 'fastify';
import type { RenderedPage } from '../rendering/page.ts';
import { hasData } from './rendered-html.ts';
import type { VisitorView } from './visitor-view.ts';

/** Where it is `true`, the page separates itself from an opener of another site. The HTML of older shells lacks it. */
const PLACE = 'false/*pinpu:relaxed*/';

export const markRelaxed = (html: string, rendered: RenderedPage | undefined): string =>
  hasData(rendered) ? html.replace(PLACE, 'true') : html;

/**
 * Drops `Cross-Origin-Opener-Policy` from a rendered page that no other page has requested, such as a typed address: with
 * it, a browser starts another process before it paints (ADR 0009).
 */
export const openerPolicy = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  { shell: { template } }: Pick<VisitorView, 'shell'>,
  rendered: RenderedPage | undefined,
): Record<string, string> =>
  headers['sec-fetch-site'] === 'none' && hasData(rendered) && template.includes(PLACE)
    ? { 'cross-origin-opener-policy': 'unsafe-none' }
    : {};
