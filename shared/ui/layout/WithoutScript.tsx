import { type ReactNode, useState } from 'react';
import { useHydrating } from './use-hydrating.ts';

/**
 * Content in the server's HTML that browsers with scripts render later: for them it is text, of which
 * nothing is loaded, laid out or hydrated. The page's HTML unpacks it where the shell does not start (ADR 0201).
 */
export function WithoutScript({ children }: { children: ReactNode }) {
  const isHydrating = useHydrating();
  // It stays: no node of the server's HTML is removed while it becomes interactive.
  const [isServed] = useState(isHydrating);
  return isServed && <noscript>{children}</noscript>;
}
