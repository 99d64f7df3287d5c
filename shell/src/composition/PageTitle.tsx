import type { PageDescription } from '@pinpu/shared/contracts';
import { useDocumentTitle } from '@pinpu/shared/state';

/**
 * Names the tab as the page's remote declares it. It comes before the page itself, so that a page which knows more
 * (`useDocumentHead`) has the last word; what takes data is the page's own to say.
 */
export function PageTitle({ describe }: { describe: Extract<PageDescription, { kind: 'page' }> }) {
  useDocumentTitle(describe.data === undefined ? describe.title : '');
  return null;
}
