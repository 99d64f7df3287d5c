import { CHECKOUT_PROFILE_FIELDS } from '@pinpu/shared/domain';
import { appStore, orderInfoAtom } from '@pinpu/shared/state';
import { renderAt } from '@pinpu/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { INFO } from '../../testing/fixtures.ts';
import { freshState } from '../../testing/page-state.ts';
import { ProfileDialog } from './ProfileDialog.tsx';
import { isProfileComplete } from './profile-fields.ts';

function openForm(check = false) {
  const onClose = jest.fn();
  renderAt('/cart', '/cart', <ProfileDialog check={check} onClose={onClose} />);
  return onClose;
}

const person = (legend: string) => within(screen.getByRole('group', { name: legend }));
const save = () => userEvent.click(screen.getByRole('button', { name: '儲存' }));

beforeEach(freshState);

describe('the form for buyer and recipient', () => {
  it('copies the buyer to the recipient, and clears its errors [C8]', async () => {
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

  it('accepts an invoice on a mobile barcode, and reports an invalid number [C12]', async () => {
    appStore.set(orderInfoAtom, INFO);
    const onClose = openForm();
    await userEvent.selectOptions(screen.getByLabelText('開立方式'), '手機條碼');
    const number = screen.getByLabelText(/^手機條碼/);
    await userEvent.type(number, '/abc,123');
    await save();
    expect(screen.getByText(/手機條碼為 \/ 加上 7 碼/)).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.clear(number);
    await userEvent.type(number, '／abc+123 ');
    await save();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(appStore.get(orderInfoAtom)).toMatchObject({
      invoice_carrier_type: '3',
      invoice_carrier_num: '/ABC+123',
    });
  });

  it('rejects a company number by its checksum, and restores it after a change of kind [C12]', async () => {
    appStore.set(orderInfoAtom, INFO);
    const onClose = openForm();
    const kind = screen.getByLabelText('開立方式');
    await userEvent.selectOptions(kind, '公司統編');
    await userEvent.type(screen.getByLabelText(/^統一編號/), '10458572');
    await userEvent.type(screen.getByLabelText('公司抬頭'), '某某行');
    await save();
    expect(screen.getByText(/檢查碼不符/)).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.selectOptions(kind, '捐贈發票');
    expect(appStore.get(orderInfoAtom)).toMatchObject({ invoice_vatid: '', invoice_title: '' });
    await userEvent.selectOptions(kind, '公司統編');
    expect(screen.getByLabelText(/^統一編號/)).toHaveValue('10458572');
  });

  it('fills in city and district from the postcode, and replaces another district before the street [C12]', async () => {
    appStore.set(orderInfoAtom, { ...INFO, cus_addr1: '', cus_postcode: '' });
    openForm();
    const buyer = person('訂購人');
    await userEvent.type(buyer.getByLabelText(/郵遞區號/), '40343');
    expect(await buyer.findByDisplayValue('臺中市西區')).toBeVisible();
    await userEvent.type(buyer.getByLabelText('地址'), '五權路 1 號');
    await userEvent.clear(buyer.getByLabelText(/郵遞區號/));
    await userEvent.type(buyer.getByLabelText(/郵遞區號/), '700');
    expect(await buyer.findByDisplayValue('臺南市中西區五權路 1 號')).toBeVisible();
  });

  it('drops the city and district filled in where the whole address is typed behind them [C12] [defect 10]', async () => {
    appStore.set(orderInfoAtom, { ...INFO, cus_addr1: '', cus_postcode: '' });
    openForm();
    const buyer = person('訂購人');
    await userEvent.type(buyer.getByLabelText(/郵遞區號/), '100');
    await buyer.findByDisplayValue('臺北市中正區');
    await userEvent.type(buyer.getByLabelText('地址'), '台北市中正區重慶南路一段122號');
    await userEvent.tab();
    expect(await buyer.findByDisplayValue('台北市中正區重慶南路一段122號')).toBeVisible();
  });

  it("leaves the address unchanged where the postcode is another district's, and offers that one [C12]", async () => {
    appStore.set(orderInfoAtom, {
      ...INFO,
      cus_postcode: '100',
      cus_addr1: '新北市板橋區文化路 1 號',
    });
    openForm();
    const buyer = person('訂購人');
    await buyer.findByRole('button', { name: '臺北市中正區' });
    expect(buyer.getByLabelText('地址')).toHaveValue('新北市板橋區文化路 1 號');
  });

  it('offers the districts where a postcode covers several, and leaves an unknown prefix unchanged [C12]', async () => {
    appStore.set(orderInfoAtom, { ...INFO, cus_addr1: '中央路 1 號', cus_postcode: '' });
    openForm();
    const buyer = person('訂購人');
    const postcode = buyer.getByLabelText(/郵遞區號/);
    await userEvent.type(postcode, '300');
    await userEvent.click(await buyer.findByRole('button', { name: '新竹市香山區' }));
    expect(buyer.getByLabelText('地址')).toHaveValue('新竹市香山區中央路 1 號');
    expect(buyer.queryByRole('button', { name: '新竹市香山區' })).not.toBeInTheDocument();
    await userEvent.clear(postcode);
    await userEvent.type(postcode, '999');
    expect(buyer.getByLabelText('地址')).toHaveValue('新竹市香山區中央路 1 號');
    expect(buyer.queryByRole('group')).not.toBeInTheDocument();
  });

  it.each(['+886 912-345-678', '0912 345 678', '９１２３４５６７８'])(
    'normalises the mobile number %s [C12]',
    async (typed) => {
      appStore.set(orderInfoAtom, { ...INFO, cus_mobile: '' });
      openForm();
      await userEvent.type(person('訂購人').getByLabelText('手機'), typed);
      await userEvent.tab();
      expect(appStore.get(orderInfoAtom).cus_mobile).toBe('0912345678');
    },
  );

  it('opens clean for checkout while nobody has filled it in, at its first field [41 W2] [41 W3] [C12]', async () => {
    openForm(true);
    await waitFor(() => expect(person('訂購人').getByLabelText('姓名')).toHaveFocus());
    expect(screen.queryByText(/^請填寫/)).not.toBeInTheDocument();
    await save();
    expect(person('訂購人').getByText('請填寫姓名')).toBeVisible();
  });

  it('keeps an address and a name over their limits, and says so [41 D4] [C12]', async () => {
    appStore.set(orderInfoAtom, { ...INFO, cus_name: '', cus_addr1: '' });
    const onClose = openForm();
    const buyer = person('訂購人');
    await userEvent.click(buyer.getByLabelText('地址'));
    await userEvent.paste(`${'路'.repeat(248)}3樓`);
    await userEvent.click(buyer.getByLabelText('姓名'));
    await userEvent.paste('林'.repeat(70));
    expect(buyer.getByText('地址最多 200 個字，目前 250 個字')).toBeVisible();
    expect(buyer.getByText('姓名最多 60 個字，目前 70 個字')).toBeVisible();
    await save();
    expect(onClose).not.toHaveBeenCalled();
    expect(appStore.get(orderInfoAtom)).toMatchObject({
      cus_name: '林'.repeat(70),
      cus_addr1: `${'路'.repeat(248)}3樓`,
    });
  });

  it('takes a postcode of 3+3 digits and a number of an international form as pasted [41 D1] [41 W9] [C12]', async () => {
    appStore.set(orderInfoAtom, { ...INFO, cus_postcode: '', phone1: '' });
    const onClose = openForm();
    await userEvent.click(person('訂購人').getByLabelText(/郵遞區號/));
    await userEvent.paste('220-057');
    await userEvent.click(person('收件人').getByLabelText('電話'));
    await userEvent.paste('(+886)912345678');
    await save();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(appStore.get(orderInfoAtom)).toMatchObject({
      cus_postcode: '220057',
      phone1: '0912345678',
    });
  });

  it('says how many digits a company number has [41 W10]', async () => {
    appStore.set(orderInfoAtom, INFO);
    openForm();
    await userEvent.selectOptions(screen.getByLabelText('開立方式'), '公司統編');
    await userEvent.type(screen.getByLabelText(/^統一編號/), '0459525');
    await save();
    expect(screen.getByText('統一編號需 8 碼，目前 7 碼')).toBeVisible();
  });

  it('closes on save when complete [C8]', async () => {
    appStore.set(orderInfoAtom, INFO);
    const onClose = openForm();
    await save();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays open, and focuses the first invalid field [C12]', async () => {
    appStore.set(orderInfoAtom, { ...INFO, cus_email: 'nobody', addr1: '' });
    const onClose = openForm();
    await save();
    expect(onClose).not.toHaveBeenCalled();
    expect(person('訂購人').getByLabelText('電子郵件')).toHaveFocus();
    expect(person('收件人').getByText('請填寫地址')).toBeVisible();
  });

  it('stores every keystroke, saved or not', async () => {
    openForm();
    await userEvent.type(person('訂購人').getByLabelText('姓名'), '林');
    expect(appStore.get(orderInfoAtom).cus_name).toBe('林');
  });

  it('accepts full-width digits', async () => {
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
  ])('treats the postcode %p as complete: %p [C12]', (cus_postcode, complete) => {
    expect(isProfileComplete({ ...INFO, cus_postcode })).toBe(complete);
  });

  it.each(CHECKOUT_PROFILE_FIELDS.filter((name) => name !== 'cus_phone'))(
    'requires %s [C12]',
    (name) => {
      expect(isProfileComplete({ ...INFO, [name]: ' ' })).toBe(false);
    },
  );
});
