import type { CheckoutProfile } from '@pinpu/shared/contracts';
import { type Invoice, NO_INVOICE, type Recipient } from '@pinpu/shared/domain';
import { persistedAtom } from '@pinpu/shared/state';

/** The fields of an order's buyer that a member's profile has, too. */
export type BuyerFields = Pick<
  CheckoutProfile,
  'cus_name' | 'cus_email' | 'cus_phone' | 'cus_mobile' | 'cus_addr1' | 'cus_postcode'
>;

/**
 * The values last filled in for the shopper, and the ids of the saved entries chosen for this cart; '' is the default
 * entry.
 */
export type Prefilled = BuyerFields &
  Recipient &
  Invoice & { recipient_id: string; invoice_id: string };

/** The values last filled in from the member's data; a field that still equals its value has not been edited. */
export const prefilledAtom = persistedAtom<Prefilled>('prefilled', {
  cus_name: '',
  cus_email: '',
  cus_phone: '',
  cus_mobile: '',
  cus_addr1: '',
  cus_postcode: '',
  ...{ cnt_name: '', phone1: '', email: '', addr1_postcode: '', addr1: '' },
  ...NO_INVOICE,
  recipient_id: '',
  invoice_id: '',
});
