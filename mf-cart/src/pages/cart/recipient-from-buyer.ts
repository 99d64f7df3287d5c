import type { CheckoutProfile } from '@pinpu/shared/contracts';
import type { Recipient } from '@pinpu/shared/domain';

/** The buyer's fields as the recipient's: 同購買人 (spec §2). Buyers are reached by mobile first. */
export function recipientFromBuyer(buyer: Readonly<CheckoutProfile>): Recipient {
  return {
    cnt_name: buyer.cus_name,
    email: buyer.cus_email,
    phone1: buyer.cus_mobile || buyer.cus_phone,
    addr1: buyer.cus_addr1,
    addr1_postcode: buyer.cus_postcode,
  };
}
