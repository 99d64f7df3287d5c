/**
 * Separates this page from a page of another site that has opened its tab, where it was sent without an opener policy
 * (`gateway/opener-policy.ts`): the reload's response has the policy. Once, and only where browsers apply it.
 */
export function leaveOpener(isRelaxed: boolean, reload = () => location.reload()) {
  const { opener } = window as { opener: Window | null };
  if (!isRelaxed || !opener || !isSecureContext) return;
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival?.type !== 'navigate') return;
  try {
    void opener.location.href;
  } catch {
    reload();
  }
}
