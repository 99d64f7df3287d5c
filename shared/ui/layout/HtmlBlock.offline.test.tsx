import { act, render, screen } from '@testing-library/react';
import { HtmlBlock } from './HtmlBlock.tsx';

let mockIsDown = true;
jest.mock('./SafeHtml.tsx', () => {
  if (mockIsDown) throw new Error('Loading chunk 264 failed');
  return jest.requireActual('./SafeHtml.tsx');
});

it('says without a network that a block can’t be shown, and shows it once the network is back [41 W16] [M4]', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<HtmlBlock html="<p>七天鑑賞期</p>" />);
  expect(await screen.findByText('目前沒有網路連線，恢復後會自動顯示這個部分。')).toBeVisible();
  mockIsDown = false;
  online.mockRestore();
  act(() => window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('七天鑑賞期')).toBeVisible();
});
