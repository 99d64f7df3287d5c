import { type ComponentType, lazy } from 'react';

/** Gives a part's component; `attempt` counts from 0. */
export type LoadPart<Props> = (attempt: number) => Promise<ComponentType<Props>>;

const parts = new Map<string, ComponentType<never>>();
const loadedIds = new Set<string>();
const keyOf = (id: string, attempt: number) => `${id}#${attempt}`;

/** The id of a remote's page among the parts. */
export const pagePartId = (remote: string, page: string) => `${remote}/page/${page}`;

/** True for a part that stands at once where it is shown, since its code has come. */
export const isPartLoaded = (id: string) => loadedIds.has(id);

/** Keeps a part that is loaded already: it stands at once where it is shown, and nothing moves when it appears. */
export function cachePart<Props>(id: string, part: ComponentType<Props>) {
  const key = keyOf(id, 0);
  if (parts.has(key)) return;
  parts.set(key, part as ComponentType<never>);
  loadedIds.add(id);
}

/** One lazy component for each part and attempt: React keeps a failed one failed for good. */
export function lazyPart<Props>(id: string, attempt: number, load: LoadPart<Props>) {
  const key = keyOf(id, attempt);
  const known = parts.get(key) as ComponentType<Props> | undefined;
  if (known !== undefined) return known;
  const part = lazy(async () => {
    const loaded = await load(attempt);
    loadedIds.add(id);
    return { default: loaded };
  }) as unknown as ComponentType<Props>;
  parts.set(key, part as ComponentType<never>);
  return part;
}
