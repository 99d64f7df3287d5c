import type { CheckoutProfile } from '@pinpu/shared/contracts';
import { type Invoice, NO_INVOICE } from '@pinpu/shared/domain';
import { persistedAtom } from './persisted.ts';

/** Buyer, recipient and invoice as last typed; stored, so that a reload does not lose them (spec §4 orderInfo). */
export const orderInfoAtom = persistedAtom<CheckoutProfile & Invoice>('orderInfo', {
  cus_name: '',
  cus_email: '',
  cus_phone: '',
  cus_mobile: '',
  cus_addr1: '',
  cus_postcode: '',
  cnt_name: '',
  email: '',
  phone1: '',
  addr1: '',
  addr1_postcode: '',
  ...NO_INVOICE,
});
