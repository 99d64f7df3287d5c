import type { RenderFailure, RenderHost, SlotName } from '@pinpu/shared/contracts';
import { isEntrance } from '@pinpu/shared/domain';
import type { LentPage } from '@pinpu/shared/slots';
import { cachePart, pagePartId } from '../composition/parts.ts';
import type { Remotes } from '../composition/remotes.ts';
import { slotFillerId } from '../composition/slot-fillers.ts';
import type { routeFor } from '../routing/routes-of.ts';
import { prefetchWorkFrame, WORK_FRAME } from '../work-frame/work-frame-part.ts';

type Found = NonNullable<ReturnType<typeof routeFor>>;

/** The parts that a page needs of its remotes; failed ones, and those without a build for Node, are not in `parts`. */
export interface LoadedParts {
  parts: string[];
  failures: RenderFailure[];
  page: LentPage | undefined;
}

export const textOf = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/**
 * Whether a page is the same for everybody: products for sale, and what search engines may list. Others show data of
 * one browser.
 */
const isPublic = ({ path, describe }: Found['route']) =>
  describe !== undefined &&
  (describe.kind !== 'page' ||
    (describe.indexed === true && !isEntrance(path, describe.canonical)));

/** The work frame for staff pages; who is signed in is only known in the browser. */
async function loadWorkFrame(): Promise<LoadedParts> {
  await prefetchWorkFrame();
  return { parts: [WORK_FRAME], failures: [], page: undefined };
}

/** Loads the page of a route and all slot fillers of its composition; for a work page, only the work frame. */
export async function loadParts(
  remotes: Remotes,
  host: RenderHost,
  { route }: Found,
): Promise<LoadedParts> {
  if (route.frame === 'work') return loadWorkFrame();
  const loaded: LoadedParts = { parts: [], failures: [], page: undefined };
  const attempt = async <T>(remote: string, part: string, load: () => Promise<T>) => {
    if (host.exportsOf(remote) === undefined) return undefined;
    try {
      host.enter(remote);
      const found = await load();
      loaded.parts.push(part);
      return found;
    } catch (error) {
      loaded.failures.push({ remote, part, why: textOf(error) });
      return undefined;
    } finally {
      host.enter('');
    }
  };
  const own = pagePartId(route.remote, route.page);
  const loadPage = async () => {
    const page = await remotes.loadPage(route.remote, route.page, 0);
    cachePart(own, page.Page);
    return page;
  };
  if (isPublic(route)) loaded.page = await attempt(route.remote, own, loadPage);
  for (const [remote, { fills }] of Object.entries(remotes.composition.remotes))
    for (const [slot, { name = remote }] of Object.entries(fills)) {
      const part = slotFillerId(slot, { remote, name });
      await attempt(remote, part, async () =>
        cachePart(part, await remotes.loadSlot(remote, slot as SlotName, 0)),
      );
    }
  return loaded;
}
