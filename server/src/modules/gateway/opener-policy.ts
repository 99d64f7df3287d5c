import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RenderedPage } from '../rendering/page.ts';
import { hasData } from './rendered-html.ts';
import type { VisitorView } from './visitor-view.ts';

/** Variable that makes a page's HTML check its opener, once it is `true`; the HTML of a shell built before lacks it. */
const PLACE = 'false/*pinpu:opener*/';

/** The HTML of a page that may be sent without the policy, which looks for its opener; any other as it is. */
export const watchOpener = (html: string, rendered: RenderedPage | undefined): string =>
  hasData(rendered) ? html.replace(PLACE, 'true') : html;

/**
 * Disables `Cross-Origin-Opener-Policy` for a page that no other page has opened, as for a typed address or a bookmark.
 * With the policy a browser may start another process before it paints; a page without its rendered part has nothing to paint
 * yet (ADR 0207).
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
