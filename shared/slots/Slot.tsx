import type { SlotContracts, SlotName } from '@pinpu/shared/contracts';
import { use } from 'react';
import { SlotContext } from './slot-context.tsx';

/** A slot in a screen that other remotes fill; empty without a filler. */
export function Slot<Name extends SlotName>({
  name,
  ...props
}: { name: Name } & SlotContracts[Name]) {
  const render = use(SlotContext);
  return <>{render(name, props as unknown as SlotContracts[Name])}</>;
}
