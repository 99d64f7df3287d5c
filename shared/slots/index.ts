export { Slot } from './Slot.tsx';
export {
  type LentPage,
  type PageLoaders,
  type SlotLoaders,
  SlotProvider,
  type SlotRenderer,
} from './slot-context.tsx';
