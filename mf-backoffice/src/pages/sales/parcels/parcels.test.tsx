import { fakeApi } from '@pinpu/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parcelOf, parcelsAnswer } from '../../../testing/parcels.ts';
import { CODE, rejected, showShop, success } from '../../../testing/shop.tsx';

const LIST = 'GET /api/backoffice/parcels';
const LABELS = 'POST /api/backoffice/parcels/labels';
const moveOf = (move: string) => `POST /api/backoffice/parcels/P-1/${move}`;

it('shows the parcels to hand in first, with the numbers for the machine and the count of each tab [K26] [K27]', async () => {
  fakeApi({ [LIST]: () => parcelsAnswer([parcelOf({ collects: 1300 })]) });
  showShop('/el/shop/parcels');
  const [card] = within(await screen.findByRole('list', { name: '包裹' })).getAllByRole('listitem');
  expect(card).toHaveTextContent(/陳美玲待交寄代收 NT\$1,300/);
  expect(card).toHaveTextContent('7-ELEVEN・門市 131386');
  expect(card).toHaveTextContent(/寄件代碼C97641234567驗證碼4568/);
  expect(card).toHaveTextContent('還沒列印標籤');
  expect(screen.getByRole('tab', { name: /待處理/ })).toHaveTextContent('待處理1');
  expect(screen.getByRole('tab', { name: /待交寄/, selected: true })).toBeVisible();
});

it('opens a page of labels per chain, each in a tab of its own [K27]', async () => {
  const sent: unknown[] = [];
  fakeApi({
    [LIST]: () =>
      parcelsAnswer([parcelOf(), parcelOf({ id: 'P-2', ord_code: 'PP2', sub_type: 'FAMIC2C' })]),
    [LABELS]: async (request) => {
      sent.push(await request.json());
      const page = (sub_type: string, id: string) => ({
        ...{ sub_type, parcels: [id], action: `https://logistics.test/${sub_type}` },
        fields: { MerchantID: '2000933', AllPayLogisticsID: id },
      });
      return success({ pages: [page('UNIMARTC2C', 'P-1'), page('FAMIC2C', 'P-2')] });
    },
  });
  showShop('/el/shop/parcels');
  await userEvent.click(await screen.findByRole('checkbox', { name: '全選這一頁' }));
  await userEvent.click(screen.getByRole('button', { name: '列印標籤' }));
  const seven = await screen.findByRole('button', { name: '列印 7-ELEVEN 1 張' });
  const form = seven.closest('form');
  expect(form).toHaveAttribute('target', '_blank');
  expect(form).toHaveAttribute('action', 'https://logistics.test/UNIMARTC2C');
  expect(form).toHaveAttribute('method', 'post');
  expect(new FormData(form ?? undefined).get('AllPayLogisticsID')).toBe('P-1');
  expect(screen.getByRole('button', { name: '列印全家 1 張' })).toBeVisible();
  expect(sent).toEqual([{ ids: ['P-1', 'P-2'] }]);
  await userEvent.click(screen.getByRole('checkbox', { name: '選取 PP2 陳美玲' }));
  expect(screen.queryByRole('button', { name: '列印全家 1 張' })).not.toBeInTheDocument();
});

const refused = parcelOf({
  ...{ state: 'failed', stage: 'none', payment_no: '', validation_no: '', can_cancel: true },
  message: '綠界：收件人姓名格式錯誤。請修正後再試一次。',
  form: { ...parcelOf().form, receiver_name: '歐陽美玲玉子' },
});

it('corrects a refused parcel in place, and says what carriers refuse while it is typed [K26]', async () => {
  const sent: unknown[] = [];
  let list = [refused];
  fakeApi({
    [LIST]: () => parcelsAnswer(list),
    [moveOf('correct')]: async (request) => {
      sent.push(await request.json());
      list = [];
      return success(parcelOf({ state: 'due' }));
    },
  });
  showShop('/el/shop/parcels?tab=problems');
  expect(await screen.findByRole('alert')).toHaveTextContent('收件人姓名格式錯誤');
  await userEvent.click(screen.getByRole('button', { name: '修正資料' }));
  const name = screen.getByLabelText('收件人姓名');
  expect(name).toHaveAccessibleDescription(/2 至 5 個中文字/);
  expect(name).toBeInvalid();
  await userEvent.click(screen.getByRole('button', { name: '修正後再試一次' }));
  expect(sent).toEqual([]);
  expect(name).toHaveFocus();
  await userEvent.clear(name);
  await userEvent.type(name, '歐陽美玲');
  expect(name).toBeValid();
  await userEvent.click(screen.getByRole('button', { name: '修正後再試一次' }));
  expect(await screen.findByText(`${CODE}：已修正資料。`)).toBeVisible();
  expect(sent).toEqual([{ form: { receiver_name: '歐陽美玲' } }]);
  expect(await screen.findByText('沒有要處理的包裹。')).toBeVisible();
});

it('keeps the form open where the carrier would refuse the correction as well [K26]', async () => {
  let list = [refused];
  fakeApi({
    [LIST]: () => parcelsAnswer(list),
    [moveOf('correct')]: () => {
      list = [{ ...refused, message: '收件門市代號不正確。' }];
      return success(list[0] ?? {});
    },
  });
  showShop('/el/shop/parcels?tab=problems');
  await userEvent.click(await screen.findByRole('button', { name: '修正資料' }));
  const name = screen.getByLabelText('收件人姓名');
  await userEvent.clear(name);
  await userEvent.type(name, '歐陽美玲');
  await userEvent.click(screen.getByRole('button', { name: '修正後再試一次' }));
  expect(await screen.findByText('收件門市代號不正確。')).toBeVisible();
  expect(screen.getByLabelText('收件人姓名')).toHaveValue('歐陽美玲');
  expect(screen.queryByText(/已修正資料/)).not.toBeInTheDocument();
});

it('tries again, asks now, settles and cancels; what can not be undone is confirmed first [K26]', async () => {
  const sent: string[] = [];
  let shown = parcelOf({ message: '包裹遺失，請聯絡綠界。', stage: 'lost' });
  fakeApi({
    [LIST]: () => parcelsAnswer([shown]),
    ...Object.fromEntries(
      ['correct', 'ask', 'settle', 'cancel'].map((move) => [
        moveOf(move),
        () => {
          sent.push(move);
          return move === 'cancel'
            ? rejected('PARCEL_REFUSED', '綠界：包裹已經交寄，不能取消。')
            : success(shown);
        },
      ]),
    ),
  });
  const view = showShop('/el/shop/parcels?tab=problems');
  await userEvent.click(await screen.findByRole('button', { name: '查詢現況' }));
  expect(await screen.findByText(`${CODE}：已查詢現況。`)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '處理好了' }));
  const settle = within(screen.getByRole('alertdialog', { name: '處理好了' }));
  expect(sent).toEqual(['ask']);
  await userEvent.click(settle.getByRole('button', { name: '處理好了' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: '取消託運單' }));
  const cancel = within(screen.getByRole('alertdialog', { name: '取消託運單' }));
  await userEvent.click(cancel.getByRole('button', { name: '取消託運單' }));
  expect(await cancel.findByRole('alert')).toHaveTextContent('包裹已經交寄，不能取消');
  await userEvent.click(cancel.getByRole('button', { name: '先不要' }));
  view.unmount();
  shown = refused;
  showShop('/el/shop/parcels?tab=problems');
  await userEvent.click(await screen.findByRole('button', { name: '再試一次' }));
  await waitFor(() => expect(sent).toEqual(['ask', 'settle', 'cancel', 'correct']));
});

it('lists what was collected with its transfers, the difference and the sums [K28]', async () => {
  const paid = { collects: 1300, stage: 'received' as const };
  fakeApi({
    [LIST]: () =>
      parcelsAnswer([
        parcelOf({ ...paid, allocated_amt: 1300, allocated_on: '2020-12-01' }),
        parcelOf({ ...paid, id: 'P-2', ord_code: 'PP2' }),
        parcelOf({
          ...{ ...paid, id: 'P-3', ord_code: 'PP3' },
          ...{ allocated_amt: 1200, allocated_on: '2999-12-01' },
        }),
        parcelOf({ id: 'P-4', ord_code: 'PP4', collects: 500, stage: 'at-store' }),
      ]),
  });
  showShop('/el/shop/parcels?tab=money');
  const rows = within(await screen.findByRole('table', { name: /4 筆代收款/ })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent(/NT\$1,300NT\$1,300（2020\/12\/01）—/);
  expect(rows[2]).toHaveTextContent(/還沒撥款NT\$1,300/);
  expect(rows[3]).toHaveTextContent(/NT\$1,200（預計 2999\/12\/01）NT\$100/);
  expect(rows[4]).toHaveTextContent(/還沒領取—/);
  const sums = screen.getByLabelText('這一頁合計');
  expect(sums).toHaveTextContent('代收NT$4,400已撥款NT$1,300將撥款NT$1,200差額NT$1,400');
});

it('says the last day at the store, and leads to older parcels [K26]', async () => {
  fakeApi({
    [LIST]: () =>
      parcelsAnswer([parcelOf({ stage: 'at-store', store_until: '2026-11-30' })], {
        next: 'cursor',
      }),
  });
  showShop('/el/shop/parcels?tab=at-store');
  expect(await screen.findByText(/^保留到/)).toHaveTextContent('2026');
  expect(screen.getByRole('link', { name: '較早的包裹' })).toHaveAttribute(
    'href',
    '/el/shop/parcels?tab=at-store&after=cursor',
  );
});

it('says how to get parcels to a shop without a provider [K29]', async () => {
  fakeApi({ [LIST]: () => parcelsAnswer([], { offered: false, home: [] }) });
  showShop('/el/shop/parcels');
  expect(await screen.findByText(/還沒有開通託運單/)).toBeVisible();
  expect(screen.getByRole('link', { name: '用檔案寄件' })).toHaveAttribute(
    'href',
    '/el/shop/carriers',
  );
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
});

it('searches all parcels, and says that none matches', async () => {
  const arrived = fakeApi({ [LIST]: () => parcelsAnswer([]) });
  showShop('/el/shop/parcels');
  await userEvent.type(await screen.findByLabelText('搜尋全部包裹'), 'C9764{Enter}');
  expect(await screen.findByText(/沒有符合的包裹/)).toBeVisible();
  const { searchParams } = new URL(arrived.at(-1)?.url ?? '');
  expect([searchParams.get('tab'), searchParams.get('q')]).toEqual(['all', 'C9764']);
});
