import { pickupRecipientFault } from './receiving.ts';

describe('who picks up', () => {
  it.each([
    ['王小明', '0912-345-678', undefined],
    ['Lin Pu', '0912345678', undefined],
    ['王小明', '02-2555-0000', 'phone1'],
    ['王', '', 'cnt_name'],
    ['王小明2', '0912345678', 'cnt_name'],
    ['Wang Siao Ming', '0912345678', 'cnt_name'],
  ])('%p with %p lacks %p [K2]', (cnt_name, phone1, field) => {
    expect(pickupRecipientFault({ cnt_name, phone1 })?.field).toBe(field);
  });
});
