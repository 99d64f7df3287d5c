import { type ReactNode, useState } from 'react';
import { useHydrating } from './use-hydrating.ts';

/**
 * Content in the server's HTML that browsers with scripts only render later. To them it is text in a `noscript`, of
 * which nothing is loaded, laid out or hydrated. Where the shell does not start, the page's HTML unpacks it.
 */
export function WithoutScript({ children }: { children: ReactNode }) {
  const isHydrating = useHydrating();
  // Kept after hydration, since no node of the server's HTML is removed during it.
  const [isServed] = useState(isHydrating);
  return isServed && <noscript>{children}</noscript>;
}
