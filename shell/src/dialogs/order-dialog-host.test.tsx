import { emitAppEvent } from '@pinpu/shared/events';
import { renderAt } from '@pinpu/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoteSlots } from '../composition/RemoteSlots.tsx';
import type { Remotes } from '../composition/remotes.ts';
import { RemotesContext } from '../composition/remotes-context.tsx';
import { testComposition, testRemotes, testVersion } from '../testing/compositions.ts';
import { OrderDialogHost } from './OrderDialogHost.tsx';

/** Parts are cached by their remote's name, so each test uses another. */
const filledBy = (remote: string) =>
  testComposition({ [remote]: testVersion({ fills: { 'order.details': { version: 1 } } }) });

function open(parts: Partial<Remotes>) {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  renderAt(
    '/',
    '/',
    <RemotesContext value={testRemotes([], parts)}>
      <RemoteSlots>
        <OrderDialogHost />
      </RemoteSlots>
    </RemotesContext>,
  );
  act(() => emitAppEvent('APP_EC_LOAD_ORDER_DETAILS', { id: 'guid-1' }));
}

describe('the order dialog [M4] [defect 15]', () => {
  it('says in view that its part can’t be loaded, and loads it again on a press', async () => {
    let works = false;
    open({
      composition: filledBy('mf-broken'),
      loadSlot: async () => {
        if (!works) throw new Error('chunk');
        return () => <p>明細</p>;
      },
    });
    expect(await screen.findByText('這個部分暫時無法顯示。')).toBeVisible();
    expect(screen.getByRole('dialog', { name: '訂購單明細' })).toBeVisible();
    works = true;
    await userEvent.click(screen.getByRole('button', { name: '再試一次' }));
    expect(await screen.findByText('明細')).toBeVisible();
  });

  it('shows that it loads where the code takes long, and can be closed meanwhile', async () => {
    open({ composition: filledBy('mf-slow'), loadSlot: () => new Promise(() => {}) });
    const dialog = await screen.findByRole('dialog', { name: '訂購單明細' });
    expect(within(dialog).getByRole('status', { name: '訂單載入中' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '關閉' }));
    expect(dialog).not.toBeInTheDocument();
  });

  it('says so where no remote fills it', async () => {
    open({});
    expect(await screen.findByRole('dialog', { name: '訂購單明細' })).toBeVisible();
  });
});
