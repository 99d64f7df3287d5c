import { accountEmailAtom, appStore, userTokenAtom } from '@pinpu/shared/state';
import { renderAt } from '@pinpu/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { order } from '../../testing/fixtures.ts';
import { BecomeMember } from './BecomeMember.tsx';

const offer = () => screen.queryByRole('button', { name: '登入或成為會員' });

it('leads a guest to the sign-in with the order’s e-mail', async () => {
  renderAt('/', '/', <BecomeMember order={order({ cus_email: 'guest@pinpu.test' })} />);
  await userEvent.click(screen.getByRole('button', { name: '登入或成為會員' }));
  expect(screen.getByTestId('elsewhere')).toHaveTextContent('/vip/join');
  expect(appStore.get(accountEmailAtom)).toBe('guest@pinpu.test');
});

it.each([
  ['a member', 't1', order({})],
  ['a cancelled order', '', order({ status: 0 })],
  ['an erased buyer', '', order({ cus_email: '' })],
])('the offer is not shown for %s', (_whom, token, shownOrder) => {
  appStore.set(userTokenAtom, token);
  renderAt('/', '/', <BecomeMember order={shownOrder} />);
  expect(offer()).not.toBeInTheDocument();
});
