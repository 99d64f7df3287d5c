import type { Composition } from '@pinpu/shared/contracts';
import { pathOfPattern } from '@pinpu/shared/domain';
import { routesOf } from './routes-of.ts';

/** The longest text in an address: the list says that it searches for the first part only. */
const LONGEST = 200;

/**
 * The address of a list in a storefront: of everything, or of the results for `text`; home where no remote has a list.
 */
export function listAddress(composition: Composition, text: string, level = 0): string {
  for (const { path, describe, price_level = 0 } of routesOf(composition))
    if (describe?.kind === 'list' && !describe.bundles && price_level === level)
      return pathOfPattern(path, { [describe.of]: [...text.trim()].slice(0, LONGEST).join('') });
  return '/';
}

/** The address of a product in a storefront; home where no remote has a product page. */
export function productAddress(composition: Composition, id: string, level: number): string {
  for (const { path, describe, price_level = 0 } of routesOf(composition))
    if (describe?.kind === 'product' && price_level === level)
      return pathOfPattern(path, { [describe.id]: id });
  return '/';
}
