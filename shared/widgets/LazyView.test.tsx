import { renderAt } from '@pinpu/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyView } from './LazyView.tsx';

const Orders = ({ id }: { id: string }) => <p>訂單 {id}</p>;

const show = (load: () => Promise<typeof Orders>) =>
  renderAt(
    '/',
    '/',
    <LazyView id="shop/orders" title="訂單" load={load}>
      {(View) => <View id="T1" />}
    </LazyView>,
  );

it('names the view that is loading, and shows it with its props', async () => {
  let arrive: (view: typeof Orders) => void = () => undefined;
  show(() => new Promise((resolve) => (arrive = resolve)));
  expect(await screen.findByRole('status', { name: '正在載入訂單' })).toBeVisible();
  arrive(Orders);
  expect(await screen.findByText('訂單 T1')).toBeVisible();
});

it('retries a view whose code failed to load', async () => {
  const load = jest.fn(async () => Orders).mockRejectedValueOnce(new Error('ChunkLoadError'));
  show(load);
  await userEvent.click(await screen.findByRole('button', { name: '再試一次' }));
  expect(await screen.findByText('訂單 T1')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
