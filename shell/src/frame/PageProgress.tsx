import { usePendingPage } from '../composition/pending-pages.ts';
import { ProgressLine } from './ProgressLine.tsx';

/**
 * Progress bar at the top while the next page loads, shown after a short delay. Always in the page, since inserting its
 * keyframes at the first press would make the browser compare all elements.
 */
export function PageProgress() {
  return <ProgressLine aria-label="頁面載入中" hidden={!usePendingPage()} />;
}
