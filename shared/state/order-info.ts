import type { CheckoutProfile } from '@pinpu/shared/contracts';
import { persistedAtom } from './persisted.ts';

/** Buyer and recipient as last typed, so that no reload loses them (spec §4 orderInfo). */
export const orderInfoAtom = persistedAtom<CheckoutProfile>('orderInfo', {
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
});
