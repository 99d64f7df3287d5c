import type { SlotContracts, SlotName } from '@pinpu/shared/contracts';
import { use } from 'react';
import { SlotContext } from './slot-context.tsx';

/** A slot on a screen, for other remotes to fill; renders nothing where none does. */
export function Slot<Name extends SlotName>({
  name,
  ...props
}: { name: Name } & SlotContracts[Name]) {
  const render = use(SlotContext);
  return <>{render(name, props as unknown as SlotContracts[Name])}</>;
}
