import type { ProfileUpdate } from '@pinpu/shared/contracts';
import { contactsOf } from '@pinpu/shared/testing/fixtures';
import { profileChange, profileFaults } from './profile-rules.ts';

const now = new Date('2026-11-03T02:00:00Z');
const profile: ProfileUpdate = { ...contactsOf(), birth_day: '', coupon_code: '' };
const faults = (change: Partial<ProfileUpdate>) =>
  profileFaults({ ...profile, ...change }, 'mei@pinpu.test', now);

describe('a profile', () => {
  it('is accepted with name, mobile, postcode and address; phone and birthday are optional [V8]', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ birth_day: '1990-02-28' })).toEqual([]);
  });

  it.each<Partial<ProfileUpdate>>([
    { cus_name: '' },
    { cus_mobile: '' },
    { cus_mobile: '12' },
    { cus_mobile: 'abc' },
    { cus_mobile: '02-23456789' },
    { cus_phone: 'abc' },
    { cus_addr1: '' },
    { cus_postcode: '' },
    { cus_postcode: '099' },
    { cus_postcode: '12a' },
    { birth_day: '1990-02-30' },
    { birth_day: '2090-01-01' },
    // Tomorrow in Taipei, and a year in which nobody living was born.
    { birth_day: '2026-11-04' },
    { birth_day: '1800-01-01' },
    { birth_day: 'yesterday' },
  ])('is rejected with one sentence for %j [V8]', (change) =>
    expect(faults(change)).toHaveLength(1),
  );

  it('has a birthday up to today in Taipei, also before eight in the morning [V8]', () => {
    const born = (birth_day: string) =>
      profileFaults({ ...profile, birth_day }, 'mei@pinpu.test', new Date('2026-11-03T17:00:00Z'));
    expect(born('2026-11-04')).toEqual([]);
    expect(born('2026-11-05')).toHaveLength(1);
  });

  it('is rejected with the specified sentence when the name is the login e-mail [V8]', () => {
    expect(faults({ cus_name: 'Mei@pinpu.test' })).toEqual([
      '『姓名』不得與『Email address (會員登入帳號)』相同，請重新確認資料後再送出！',
    ]);
  });

  it.each(['0912 345 678', '+886 912-345-678', '０９１２３４５６７８'])(
    'stores the mobile number %j as 0912345678 [defect 4] [V8]',
    (cus_mobile) => {
      expect(faults({ cus_mobile })).toEqual([]);
      expect(profileChange({ ...profile, cus_mobile }).mobile).toBe('0912345678');
    },
  );

  it.each([
    ['li@pinpu.test', 'li@pinpu.test'],
    ['1,li@pinpu.test', ''],
    ['li@', ''],
  ])('stores the recipient’s e-mail %j as %j [finding H8]', (email, stored) =>
    expect(profileChange({ ...profile, email }).cnt_email).toBe(stored),
  );

  it('never changes the e-mail, which identifies the account [V8]', () => {
    expect(Object.keys(profileChange(profile))).not.toContain('acc_email');
    expect(Object.values(profileChange(profile))).not.toContain(profile.cus_email);
  });
});
