import { renderAt } from '@pinpu/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServiceList } from './ServiceList.tsx';

const show = () => renderAt('/vip', '/vip/:ACT?', <ServiceList />);

it('leads to the earnings report and to the links [V3]', () => {
  show();
  expect(screen.getByRole('link', { name: /我的推廣連結/ })).toHaveAttribute('href', '/vip/links');
  expect(screen.getByRole('link', { name: /分潤報告/ })).toHaveAttribute('href', '/vip/earnings');
});

it('opens the tutorial with a picture for each lesson, and closes it again [V3] [G6]', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: /推廣教學/ }));
  const dialog = within(await screen.findByRole('dialog', { name: '推廣教學' }));
  expect(dialog.getByRole('link', { name: '挑選要推廣的商品' })).toHaveAttribute(
    'href',
    '/products',
  );
  const pictures = dialog.getAllByRole('img');
  expect(pictures).toHaveLength(dialog.getAllByRole('heading', { level: 3 }).length);
  for (const picture of pictures) {
    expect(picture).toHaveAccessibleName(/『|分潤報告/);
    expect(picture).toHaveAttribute('height');
  }
  await userEvent.click(dialog.getByRole('button', { name: '關閉' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
