import { act, render, screen } from '@testing-library/react';
import { OfflineNotice } from './OfflineNotice.tsx';

const setOnline = (isOnline: boolean) =>
  act(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });

afterEach(() => jest.restoreAllMocks());

it('says that there is no network, as long as there is none [X5]', () => {
  render(<OfflineNotice />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  setOnline(false);
  expect(screen.getByRole('status')).toHaveTextContent('目前沒有網路，恢復連線後會自動繼續');
  setOnline(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
