import type { Database } from '../../db/index.ts';
import { linkOfCode } from './link-repository.ts';
import { isShortCode } from './short-code.ts';

/** The products of a bundle by its short-link code, in the promoter's order; null when there is no such bundle. */
export async function bundleProductIds(db: Database, code: string): Promise<string[] | null> {
  const link = isShortCode(code) ? await linkOfCode(db, code) : null;
  return link?.kind === 'bundle' ? link.prd_ids : null;
}
