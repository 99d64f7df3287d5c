import { useKeepPage } from '@pinpu/shared/state';
import { type FakeAnswer, fakeApi, passTime, renderAt, stopTime } from '@pinpu/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { RemotesContext } from '../composition/remotes-context.tsx';
import { testRemotes } from '../testing/compositions.ts';
import { NewVersionOffer } from './NewVersionOffer.tsx';

const MINUTE = 60_000;
const answerWith = (id: string): FakeAnswer => ({ success: true, body: { id } });

function Form({ isOpen }: { isOpen: boolean }) {
  useKeepPage(isOpen ? 'form' : undefined);
  return null;
}

/** A page served with the composition `test`, and a shop that now serves another. */
function open({ answer = () => answerWith('next'), isFormOpen = false } = {}) {
  document.body.innerHTML =
    '<script type="application/json" id="pinpu-composition">{}</script><main tabindex="-1"></main>';
  const requests = fakeApi({ 'GET /api/composition': () => answer() });
  const page = (
    <RemotesContext value={testRemotes()}>
      <NewVersionOffer />
      <Form isOpen={isFormOpen} />
    </RemotesContext>
  );
  renderAt('/', '/', page);
  return requests;
}

const offer = () => screen.queryByText('網站已更新');
const returnToTab = () => fireEvent(document, new Event('visibilitychange'));
const online = (isOnline: boolean) =>
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

beforeEach(() => stopTime());
afterEach(() => jest.restoreAllMocks());

it('offers a reload once the shop has another composition, in a status that was there before [M3]', async () => {
  const requests = open();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await passTime(6 * MINUTE);
  expect(screen.getByRole('status')).toContainElement(offer());
  expect(screen.getByRole('button', { name: '重新整理' })).toBeVisible();
  expect(requests).toHaveLength(1);
});

it('offers nothing while the composition is the same, and withdraws an offer that was rolled back [M3]', async () => {
  let id = 'test';
  open({ answer: () => answerWith(id) });
  await passTime(6 * MINUTE);
  expect(offer()).toBeNull();
  id = 'next';
  await passTime(5 * MINUTE);
  expect(offer()).toBeVisible();
  id = 'test';
  await passTime(5 * MINUTE);
  expect(offer()).toBeNull();
});

it('the tab checks for a new version when the shopper returns to it, but not again within a minute [M3]', async () => {
  const requests = open({ answer: () => answerWith('test') });
  returnToTab();
  await passTime(MINUTE);
  expect(requests).toHaveLength(0);
  returnToTab();
  returnToTab();
  await passTime(10);
  expect(requests).toHaveLength(1);
});

it('a tab that is offline sends no request, and a failed request shows no offer [M3]', async () => {
  online(false);
  const requests = open({ answer: () => new Response('', { status: 500 }) });
  await passTime(20 * MINUTE);
  expect(requests).toHaveLength(0);
  online(true);
  await passTime(5 * MINUTE);
  expect(requests.length).toBeGreaterThan(0);
  expect(offer()).toBeNull();
});

it('waits until nothing on the page must be kept from an interruption [M3]', async () => {
  open({ isFormOpen: true });
  await passTime(20 * MINUTE);
  expect(offer()).toBeNull();
});

it('does not offer a declined version again, but the next one; focus moves to the page [M3]', async () => {
  let id = 'next';
  open({ answer: () => answerWith(id) });
  await passTime(6 * MINUTE);
  const decline = screen.getByRole('button', { name: '稍後再更新' });
  decline.focus();
  fireEvent.click(decline);
  expect(document.querySelector('main')).toHaveFocus();
  await passTime(10 * MINUTE);
  expect(offer()).toBeNull();
  id = 'later';
  await passTime(5 * MINUTE);
  expect(offer()).toBeVisible();
});
