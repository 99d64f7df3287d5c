import {
  applyPublicConfigAtom,
  appStore,
  confirmPromoCodeAtom,
  dropPromoCodeAtom,
  promoCodeAtom,
} from '@pinpu/shared/state';
import { configOf, renderAt } from '@pinpu/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemotesContext } from '../composition/remotes-context.tsx';
import { testRemotes } from '../testing/compositions.ts';
import { GroupBar } from './GroupBar.tsx';

const CODE = 'abcd2345';
const none = { code: '', addressCode: '', isRejected: false, isAsking: false };

function show(check: Partial<typeof none>, at = '/') {
  appStore.set(applyPublicConfigAtom, configOf());
  return renderAt(
    at,
    '*',
    <RemotesContext value={testRemotes()}>
      <GroupBar check={{ ...none, ...check }} />
    </RemotesContext>,
  );
}
const hold = () => {
  appStore.set(promoCodeAtom, CODE);
  appStore.set(confirmPromoCodeAtom, {
    code: CODE,
    group: { name: '辦公室團購', path: `/pb/${CODE}`, ends_on: '' },
  });
};

it('the bar is not shown to visitors without a code, also after they have closed one [ADR 0006]', async () => {
  const first = show({});
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  first.unmount();
  const { unmount } = show({ code: CODE });
  await userEvent.click(screen.getByRole('button', { name: '關閉團購提示' }));
  unmount();
  show({});
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

it('names the group and leads back to it, but not on its own page [ADR 0006]', () => {
  hold();
  const { unmount } = show({ code: CODE });
  expect(screen.getByRole('link', { name: /辦公室團購.*您享有團購價/ })).toHaveAttribute(
    'href',
    `/pb/${CODE}`,
  );
  unmount();
  show({ code: CODE }, `/pb/${CODE}`);
  expect(screen.getByRole('status')).toHaveTextContent('辦公室團購');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('the bar has its place, without a promise, while the shop is asked [ADR 0006]', () => {
  appStore.set(promoCodeAtom, CODE);
  show({ code: CODE, isAsking: true });
  expect(screen.getByRole('complementary')).toHaveTextContent('正在為您確認');
});

it('the bar stays closed for the visit, until a code ends [ADR 0006]', async () => {
  hold();
  const { unmount } = show({ code: CODE });
  await userEvent.click(screen.getByRole('button', { name: '關閉團購提示' }));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  unmount();
  show({ code: CODE });
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  act(() => appStore.set(dropPromoCodeAtom, CODE));
  expect(screen.getByRole('status')).toHaveTextContent('團購已結束・商品以一般售價計算');
});
