import { SlotProvider } from '@pinpu/shared/slots';
import { appStore, userTokenAtom } from '@pinpu/shared/state';
import { fakeApi, renderAt } from '@pinpu/shared/testing';
import { screen } from '@testing-library/react';
import { member, profileOf } from '../../testing/vip.tsx';
import { VipPage } from './VipPage.tsx';

it.each([
  ['guests below the sign-in', ''],
  ['members below their orders', 't1'],
])('offers %s the slot member.aside, and passes nothing [41 W3] [M4]', async (_who, token) => {
  appStore.set(userTokenAtom, token);
  fakeApi({ 'POST /api/vip/profile': () => profileOf(member) });
  renderAt(
    '/vip',
    '/vip/:ACT?',
    <SlotProvider
      render={(slot, props) => <aside aria-label={slot}>{JSON.stringify(props)}</aside>}
    >
      <VipPage />
    </SlotProvider>,
  );
  const slot = await screen.findByRole('complementary', { name: 'member.aside' });
  expect(slot).toHaveTextContent('{}');
});
