// The same pages as the remotes', bound at build time: what the composition is compared with.

import type { SlotLoaders } from '@pinpu/shared/slots';
import { pages as admin } from '../../../mf-admin-lookups/src/routes.tsx';
import { pages as cart } from '../../../mf-cart/src/routes.tsx';
import { slots as cartSlots } from '../../../mf-cart/src/slots.tsx';
import { pages as catalog } from '../../../mf-catalog/src/routes.tsx';
import { pages as member } from '../../../mf-member/src/routes.tsx';
import { slots as promoSlots } from '../../../mf-promo/src/slots.tsx';
import type { Remotes } from '../../../shell/src/composition/remotes.ts';

const pages = { ...admin, ...cart, ...catalog, ...member };
const slots: SlotLoaders = { ...cartSlots, ...promoSlots };

/** Stands in for the shell's module of the same name: nothing is registered, nothing is looked up. */
export function openRemotes(composition: Remotes['composition']): Remotes {
  return {
    composition,
    async loadPage(remote, page) {
      const load = pages[page];
      if (load === undefined) throw new Error(`${remote} has no page ${page}`);
      return load();
    },
    async loadSlot(remote, slot) {
      const load = slots[slot];
      if (load === undefined) throw new Error(`${remote} fills no slot ${slot}`);
      return load();
    },
  };
}
