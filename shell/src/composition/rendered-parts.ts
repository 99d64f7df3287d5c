import { renderTimeAtom, useAtomValue } from '@pinpu/shared/state';
import { createContext, use } from 'react';

/** Ids of the parts that the server has rendered; undefined where it rendered nothing of this page. */
export const RenderedPartsContext = createContext<ReadonlySet<string> | undefined>(undefined);

/** Whether a part is left out of the first render, since the server's HTML does not contain it. */
export function useIsLeftOut(id: string): boolean {
  const parts = use(RenderedPartsContext);
  const isFirst = useAtomValue(renderTimeAtom) !== undefined;
  return isFirst && parts !== undefined && !parts.has(id);
}

/** Set on the server; called before and after a part renders. */
export const RenderMarksContext = createContext<((part: string) => void) | undefined>(undefined);

/** Marks that what renders from here on is part of `part`; '' for the shell's own. */
export function RenderMark({ part }: { part: string }) {
  use(RenderMarksContext)?.(part);
  return null;
}
