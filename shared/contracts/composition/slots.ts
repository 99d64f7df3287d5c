import type { User } from '../shop/member.ts';
import type { Order } from '../shop/order.ts';
import type { Product, ProductItem } from '../shop/product.ts';
import type { InspectedPage } from './inspected-page.ts';

/** The props that a screen passes to a slot's filler. A breaking change needs a higher version. */
export interface SlotContracts {
  /** The promoter's tools on the product page, below the price. */
  'product.promoter': { product: Product };
  /** The promoter's tools on the product list, above the grid. The list has the selection and shows it on its tiles. */
  'list.promoter': {
    /** Whether pressing a tile selects it. */
    selecting: boolean;
    selected: readonly ProductItem[];
    /** Turns selection mode on or off; off clears the selection (ledger L2). */
    onSelecting: (selecting: boolean) => void;
  };
  /** The filters in the shell's side panel 篩選搜尋結果, on list routes. */
  'list.filters': { onClose: () => void };
  /** Links and buttons in a promoter's member centre, under 更多服務, each a list item. */
  'member.services': { member: User };
  /** The whole order-details dialog, in the shell's dialog host, for a given order or one to load. */
  'order.details': { id?: string; acc_email?: string; order?: Order; onClose: () => void };
  /** Who is signed in, and sign-out: in the head of the work frame, once per page, and only while signed in. */
  'work.account': Record<never, never>;
  /** Below home's carousel. */
  'home.aside': Record<never, never>;
  /** Above the products of a list; `cate_id` is '' where it is not the list of one category. */
  'list.aside': { cate_id: string };
  /** Below the product's price and facts. */
  'product.aside': { prd_id: string };
  /** At the end of the cart. */
  'cart.aside': Record<never, never>;
  /** At the end of the page of an order, and of the search for one. Nothing of the order is passed. */
  'order.aside': Record<never, never>;
  /** Below the orders of the member centre, or below the sign-in. */
  'member.aside': Record<never, never>;
  /** The tools of developer mode: the inspector of the page, until it is closed. */
  'staff.inspector': { page: InspectedPage; onClose: () => void };
}
export type SlotName = keyof SlotContracts;

/** The contract version of every slot that this checkout is built with. */
export const SLOT_VERSIONS = {
  'product.promoter': 1,
  'list.promoter': 1,
  'list.filters': 1,
  'member.services': 1,
  'order.details': 1,
  'work.account': 1,
  'home.aside': 1,
  'list.aside': 1,
  'product.aside': 1,
  'cart.aside': 1,
  'order.aside': 1,
  'member.aside': 1,
  'staff.inspector': 1,
} as const satisfies Record<SlotName, number>;
