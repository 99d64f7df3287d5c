import { INFO } from '../../testing/fixtures.ts';
import { recipientFromBuyer } from './recipient-from-buyer.ts';

it('copies the buyer to the recipient, reached by mobile first [C8]', () => {
  const buyer = { ...INFO, cus_phone: '02-2345-6789' };
  expect(recipientFromBuyer(buyer)).toEqual({
    cnt_name: INFO.cus_name,
    email: INFO.cus_email,
    phone1: INFO.cus_mobile,
    addr1: INFO.cus_addr1,
    addr1_postcode: INFO.cus_postcode,
  });
  expect(recipientFromBuyer({ ...buyer, cus_mobile: '' }).phone1).toBe('02-2345-6789');
});
