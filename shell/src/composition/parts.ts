import { type ComponentType, lazy } from 'react';

/** Loads a part's component; `attempt` counts from 0. */
export type LoadPart<Props> = (attempt: number) => Promise<ComponentType<Props>>;

const parts = new Map<string, ComponentType<never>>();
const loadedIds = new Set<string>();
const failedKeys = new Set<string>();
const keyOf = (id: string, attempt: number) => `${id}#${attempt}`;

/** The id of a remote's page among the parts. */
export const pagePartId = (remote: string, page: string) => `${remote}/page/${page}`;

/** The id of a remote's part for a slot. */
export const slotPartId = (remote: string, slot: string) => `${remote}/slot/${slot}`;

/** The remote of a part; '' for one of the shell's own. */
export const remoteOf = (id: string) => id.slice(0, Math.max(0, id.indexOf('/')));

/** Whether a part's code is loaded, so that it renders without suspending. */
export const isPartLoaded = (id: string) => loadedIds.has(id);

/** Caches a preloaded part, so that it renders without suspending or shifting the layout. */
export function cachePart<Props>(id: string, part: ComponentType<Props>) {
  const key = keyOf(id, 0);
  if (parts.has(key)) return;
  parts.set(key, part as ComponentType<never>);
  loadedIds.add(id);
}

/** Returns one lazy component per part and attempt, since React never retries a failed one. */
export function lazyPart<Props>(id: string, attempt: number, load: LoadPart<Props>) {
  const key = keyOf(id, attempt);
  const known = parts.get(key) as ComponentType<Props> | undefined;
  if (known !== undefined) return known;
  const part = lazy(async () => {
    try {
      const loaded = await load(attempt);
      loadedIds.add(id);
      return { default: loaded };
    } catch (error) {
      failedKeys.add(key);
      throw error;
    }
  }) as unknown as ComponentType<Props>;
  parts.set(key, part as ComponentType<never>);
  return part;
}

/** Drops all parts; on the server, the next page may have other versions. */
export function forgetParts() {
  parts.clear();
  loadedIds.clear();
  failedKeys.clear();
}

/** Lets failed parts be loaded again where they are shown next. Must not be called while rendering. */
export function forgetFailedParts() {
  for (const key of failedKeys) parts.delete(key);
  failedKeys.clear();
}
