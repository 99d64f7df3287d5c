export { Slot } from './Slot.tsx';
export type { SlotFillers, SlotRenderer } from './slot-context.tsx';
export { SlotProvider } from './slot-context.tsx';
