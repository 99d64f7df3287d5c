import type { CheckoutProfile } from '@pinpu/shared/contracts';
import type { Recipient } from '@pinpu/shared/domain';

/** 同購買人 (spec §2): the buyer's fields as the recipient's. The mobile number is preferred to the telephone. */
export function recipientFromBuyer(buyer: Readonly<CheckoutProfile>): Recipient {
  return {
    cnt_name: buyer.cus_name,
    email: buyer.cus_email,
    phone1: buyer.cus_mobile || buyer.cus_phone,
    addr1: buyer.cus_addr1,
    addr1_postcode: buyer.cus_postcode,
  };
}
