import { queryClient } from '@pinpu/shared/query';
import { fakeApi, renderAt } from '@pinpu/shared/testing';
import { screen } from '@testing-library/react';
import { fetchPaymentWords } from '../../api/payment-words.ts';
import { usePaymentWords } from './use-payment-words.ts';

const PACK = 'GET /static/lang/zh-TW/payment.json';

function Words() {
  const { payWay, status } = usePaymentWords();
  return <p>{`${payWay(3)}・${payWay(9)}・${status(2)}・${status(3)}`}</p>;
}

beforeEach(() => queryClient.clear());

it('has the names of the language pack, and its own for what the pack lacks [N6]', async () => {
  const arrived = fakeApi({
    [PACK]: () => ({ pay_way: { 3: '刷卡' }, status: { 2: '尚未付款' } }),
  });
  renderAt('/', '/', <Words />);
  expect(screen.getByText('信用卡一次付清・超商條碼繳費・待付款・已付款，待出貨')).toBeVisible();
  expect(await screen.findByText('刷卡・超商條碼繳費・尚未付款・已付款，待出貨')).toBeVisible();
  expect(arrived[0]?.url).toMatch(/\/payment\.json\?timestamp=\d{13}$/);
});

it.each([404, 500])('throws the status %i of a failure [N6]', async (status) => {
  fakeApi({ [PACK]: () => new Response('', { status }) });
  await expect(fetchPaymentWords('zh-TW', 1)).rejects.toMatchObject({ status });
});
