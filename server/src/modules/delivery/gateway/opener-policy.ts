import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RenderedPage } from '../rendering/page.ts';
import { hasData } from './rendered-html.ts';
import type { VisitorView } from './visitor-view.ts';

/**
 * Placeholder of a flag in a page's HTML; where it is `true`, the page checks its opener. Older shells do not have it.
 */
const PLACE = 'false/*pinpu:opener*/';

/**
 * Makes a page with rendered data check its opener, since it may be sent without the policy; other HTML is not changed.
 */
export const watchOpener = (html: string, rendered: RenderedPage | undefined): string =>
  hasData(rendered) ? html.replace(PLACE, 'true') : html;

/**
 * Drops `Cross-Origin-Opener-Policy` for a page that no other page has opened, such as a typed address or a bookmark:
 * with the policy, a browser may start another process before it paints. Pages without rendered data keep it, since
 * they have nothing to paint yet (ADR 0009).
 */
export function relaxOpenerPolicy(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  { shell: { template } }: Pick<VisitorView, 'shell'>,
  rendered: RenderedPage | undefined,
): void {
  if (headers['sec-fetch-site'] === 'none' && hasData(rendered) && template.includes(PLACE))
    reply.header('cross-origin-opener-policy', 'unsafe-none');
}
