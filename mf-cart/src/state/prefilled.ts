import type { CheckoutProfile } from '@pinpu/shared/contracts';
import { type Invoice, NO_INVOICE, type Recipient } from '@pinpu/shared/domain';
import { persistedAtom } from '@pinpu/shared/state';

/** The fields of an order's buyer that a member's profile has. */
export type BuyerFields = Pick<
  CheckoutProfile,
  'cus_name' | 'cus_email' | 'cus_phone' | 'cus_mobile' | 'cus_addr1' | 'cus_postcode'
>;

/** Values last filled in for the shopper, and the ids of the choices in this cart; '' follows the default. */
export type Prefilled = BuyerFields &
  Recipient &
  Invoice & { recipient_id: string; invoice_id: string };

/** Values last filled in from the member's data: a part that still equals it has not been edited here. */
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
