import { usePendingPage } from '../composition/pending-pages.ts';
import { ProgressLine } from './ProgressLine.tsx';

/** Progress bar at the top while the next page loads, shown after a short delay. */
export function PageProgress() {
  return usePendingPage() && <ProgressLine aria-label="頁面載入中" />;
}
