import { isPickupName, pickupRecipientFault } from './receiving.ts';

describe('who picks up', () => {
  it.each([
    ['王明', true],
    ['歐陽美玲玉', true],
    ['Lin Pu', true],
    ['Wang Siao Ming', false],
    ['王', false],
    ['歐陽美玲玉子', false],
    ['王小明!', false],
    ['王小明2', false],
    ['', false],
  ])('%p as a name on a label: %p', (name, fits) => {
    expect(isPickupName(name)).toBe(fits);
  });

  it.each([
    ['王小明', '0912-345-678', undefined],
    ['王小明', '02-2555-0000', 'phone1'],
    ['王', '', 'cnt_name'],
  ])('%p with %p lacks %p', (cnt_name, phone1, fault) => {
    expect(pickupRecipientFault({ cnt_name, phone1 })).toBe(fault);
  });
});
