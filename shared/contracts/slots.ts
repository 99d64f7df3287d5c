import type { User } from './member.ts';
import type { Order } from './order.ts';
import type { Product, ProductItem } from './product.ts';

/** The props that a screen passes to the filler of a slot. A breaking change raises the version. */
export interface SlotContracts {
  /** On the product page, below the price: the promoter's tools. */
  'product.promoter': { product: Product };
  /** On the product list, above the grid: the promoter's tools. The list owns the selection and shows it on its tiles. */
  'list.promoter': {
    /** True while pressing a tile selects it. */
    selecting: boolean;
    selected: readonly ProductItem[];
    /** Turns selection mode on or off; off clears the selection (ledger L2). */
    onSelecting: (selecting: boolean) => void;
  };
  /** In the shell's side panel 篩選搜尋結果, on list routes: the filters. */
  'list.filters': { onClose: () => void };
  /** In the member centre of a promoter, under 更多服務: links and buttons, each a list item. */
  'member.services': { member: User };
  /** In the shell's order-details dialog host: the whole dialog, for a given order or one to load. */
  'order.details': { id?: string; acc_email?: string; order?: Order; onClose: () => void };
  /** In the head of the work frame, once per page and only while signed in: who is signed in, and sign-out. */
  'work.account': Record<never, never>;
}
export type SlotName = keyof SlotContracts;

/** Contract version of every slot, as this checkout is built with it. */
export const SLOT_VERSIONS = {
  'product.promoter': 1,
  'list.promoter': 1,
  'list.filters': 1,
  'member.services': 1,
  'order.details': 1,
  'work.account': 1,
} as const satisfies Record<SlotName, number>;
