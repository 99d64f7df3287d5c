import type { Order } from './order.ts';
import type { Product } from './product.ts';

/** What a screen hands to whatever fills its slot. A change that breaks a filler raises the version. */
export interface SlotContracts {
  /** On the product page, below the price: the promoter's tools. */
  'product.promoter': { product: Product };
  /** In the shell's order-details dialog host: the whole dialog for an order at hand or to be loaded. */
  'order.details': { id?: string; acc_email?: string; order?: Order; onClose: () => void };
}
export type SlotName = keyof SlotContracts;

/** Current contract version of every slot; a manifest that fills another version is refused. */
export const SLOT_VERSIONS: Record<SlotName, number> = {
  'product.promoter': 1,
  'order.details': 1,
};
