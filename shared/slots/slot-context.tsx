import type { SlotContracts, SlotName } from '@pinpu/shared/contracts';
import { createContext, type ReactNode } from 'react';

/** Renders every remote that fills `name`, each in a boundary of its own; the host provides it. */
export type SlotRenderer = <Name extends SlotName>(
  name: Name,
  props: SlotContracts[Name],
) => ReactNode;

/** What a remote's `slots.tsx` exports as `slots`: components by slot name. */
export type SlotFillers = {
  [Name in SlotName]?: (props: SlotContracts[Name]) => ReactNode;
};

export const SlotContext = createContext<SlotRenderer>(() => null);

export function SlotProvider({ render, children }: { render: SlotRenderer; children: ReactNode }) {
  return <SlotContext value={render}>{children}</SlotContext>;
}
