import { appStore, orderInfoAtom } from '@pinpu/shared/state';
import { renderAt } from '@pinpu/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EMPTY_INFO, INFO } from '../../testing/fixtures.ts';
import { freshState } from '../../testing/page-state.ts';
import { ProfileDialog } from './ProfileDialog.tsx';
import { isProfileComplete } from './profile-fields.ts';
import { withMember } from './use-member-prefill.ts';

function openForm(check = false) {
  const onClose = jest.fn();
  renderAt('/cart', '/cart', <ProfileDialog check={check} onClose={onClose} />);
  return onClose;
}

const person = (legend: string) => within(screen.getByRole('group', { name: legend }));
const save = () => userEvent.click(screen.getByRole('button', { name: '儲存' }));

beforeEach(freshState);

describe('the form for buyer and recipient', () => {
  it('copies the buyer to the recipient, and forgets what was missing there [C8]', async () => {
    appStore.set(orderInfoAtom, { ...INFO, cnt_name: '', phone1: '' });
    openForm(true);
    expect(screen.getByText('請填寫電話')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '與訂購人相同' }));
    expect(appStore.get(orderInfoAtom)).toMatchObject({
      cnt_name: '林小鋪',
      phone1: '0912-345-678',
      addr1_postcode: '103',
    });
    expect(screen.queryByText('請填寫電話')).not.toBeInTheDocument();
  });

  it('closes on save when everything is there [C8]', async () => {
    appStore.set(orderInfoAtom, INFO);
    const onClose = openForm();
    await save();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays, and goes to the first field that fails [C12]', async () => {
    appStore.set(orderInfoAtom, { ...INFO, cus_email: 'nobody', addr1: '' });
    const onClose = openForm();
    await save();
    expect(onClose).not.toHaveBeenCalled();
    expect(person('訂購人').getByLabelText('電子郵件')).toHaveFocus();
    expect(person('收件人').getByText('請填寫地址')).toBeVisible();
  });

  it('keeps every letter as it is typed, saved or not', async () => {
    openForm();
    await userEvent.type(person('訂購人').getByLabelText('姓名'), '林');
    expect(appStore.get(orderInfoAtom).cus_name).toBe('林');
  });

  it('takes full-width digits for digits', async () => {
    openForm();
    await userEvent.type(person('訂購人').getByLabelText('郵遞區號'), '１０３');
    await userEvent.tab();
    expect(appStore.get(orderInfoAtom).cus_postcode).toBe('103');
  });

  it.each([
    ['', false],
    ['99', false],
    ['1000', false],
    ['100', true],
    ['10350', true],
    ['103001', true],
  ])('finds the postcode %p complete: %p [C12]', (cus_postcode, complete) => {
    expect(isProfileComplete({ ...INFO, cus_postcode })).toBe(complete);
  });

  it.each(Object.keys(INFO).filter((name) => name !== 'cus_phone'))('requires %s [C12]', (name) => {
    expect(isProfileComplete({ ...INFO, [name]: ' ' })).toBe(false);
  });
});

describe('what a member brings', () => {
  const user = {
    cus_id: 'M1',
    cus_name: '王小姐',
    acc_email: 'member@pinpu.test',
    phone: '02-2555-1111',
    mobile: '0922333444',
    addr1: '臺北市中正區',
    addr1_postcode: '100',
    birth_day: '',
    status: 0,
  };

  it('fills the empty fields of the buyer, and only these', () => {
    const info = withMember({ ...EMPTY_INFO, cus_mobile: '0900000000' }, user);
    expect(info).toMatchObject({
      cus_name: '王小姐',
      cus_email: 'member@pinpu.test',
      cus_mobile: '0900000000',
      cus_postcode: '100',
      cnt_name: '',
    });
  });

  it('leaves out a name that is only the e-mail', () => {
    expect(withMember(EMPTY_INFO, { ...user, cus_name: 'Member@pinpu.test' }).cus_name).toBe('');
  });
});
