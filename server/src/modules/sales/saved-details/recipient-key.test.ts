import { recipientKey } from './service.ts';

const mei = {
  cnt_name: '陳美玲',
  phone1: '0987654321',
  email: 'mei@pinpu.test',
  addr1_postcode: '700',
  addr1: '臺南市中西區民權路二段 30 號',
};
const same = (change: Partial<typeof mei>) =>
  recipientKey({ ...mei, ...change }) === recipientKey(mei);

it.each([
  { phone1: '+886 987-654-321' },
  { cnt_name: ' 陳 美玲 ' },
  { addr1: '台南市中西區民權路二段３０號' },
  { email: 'another@pinpu.test', addr1_postcode: '700006' },
])('the recipient is the same as %j', (change) => {
  expect(same(change)).toBe(true);
});

it.each([
  { cnt_name: '陳美' },
  { phone1: '0987654322' },
  { addr1: '臺南市中西區民權路二段 31 號' },
])('the recipient differs from %j', (change) => {
  expect(same(change)).toBe(false);
});
