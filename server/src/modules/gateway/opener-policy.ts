import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RenderedPage } from '../rendering/page.ts';
import { hasData } from './rendered-html.ts';
import type { VisitorView } from './visitor-view.ts';

/** Before what a page does where another site has opened it; the HTML of a shell built before does not. */
const GUARD = '/*pinpu:opener*/';

/**
 * Leaves `Cross-Origin-Opener-Policy` out of a page that no page has asked for: an address that was typed, a bookmark, a
 * link in another program. A browser that finds it starts another process before it paints; a page without its own part
 * has nothing to paint yet (ADR 0207).
 */
export function relaxOpenerPolicy(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  { shell: { template } }: Pick<VisitorView, 'shell'>,
  rendered: RenderedPage | undefined,
): void {
  if (headers['sec-fetch-site'] === 'none' && hasData(rendered) && template.includes(GUARD))
    reply.header('cross-origin-opener-policy', 'unsafe-none');
}
