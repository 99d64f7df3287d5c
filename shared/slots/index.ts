export { Slot } from './Slot.tsx';
export {
  type LentPage,
  type PageAddress,
  type PageLoaders,
  type PageParams,
  type SlotLoaders,
  SlotProvider,
  type SlotRenderer,
} from './slot-context.tsx';
