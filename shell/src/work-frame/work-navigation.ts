import type { Composition, WorkLink } from '@pinpu/shared/contracts';
import { pathOfPattern } from '@pinpu/shared/domain';
import { routesOf } from '../routing/routes-of.ts';

export interface WorkGroup {
  title: string;
  links: WorkLink[];
}

const workRoutes = (composition: Composition) =>
  routesOf(composition).filter(({ frame }) => frame === 'work');

/** The work links of all remotes, in order, in groups that follow their first link. */
export function workGroups(composition: Composition): WorkGroup[] {
  const links = workRoutes(composition)
    .flatMap(({ work_links = [] }) => work_links)
    .sort((a, b) => a.order - b.order);
  const groups = new Map<string, WorkLink[]>();
  for (const link of links) groups.set(link.group, [...(groups.get(link.group) ?? []), link]);
  return [...groups].map(([title, links]) => ({ title, links }));
}

/** The start page of the work frame, which is also its sign-in: the shortest of its addresses (spec §2). */
export function workHome(composition: Composition): string {
  const paths = workRoutes(composition).map(({ path }) => pathOfPattern(path, {}));
  const [home = ''] = paths.sort((a, b) => a.length - b.length);
  return `${home.replace(/\/$/, '')}/`;
}

/** The link of the current page: the one with the longest address that the page's address begins with. */
export const currentLink = (groups: readonly WorkGroup[], pathname: string): string | undefined =>
  groups
    .flatMap(({ links }) => links)
    .flatMap(({ to, also = [] }) => [to, ...also].map((address) => ({ to, address })))
    .filter(({ address }) => `${pathname}/`.startsWith(`${address.replace(/\/$/, '')}/`))
    .sort((a, b) => b.address.length - a.address.length)[0]?.to;
