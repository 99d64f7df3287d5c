import { render, screen } from '@testing-library/react';
import { HtmlBlock } from './HtmlBlock.tsx';

let mockIsDown = false;
jest.mock('./SafeHtml.tsx', () => {
  if (mockIsDown) throw new Error('Loading chunk 264 failed');
  return jest.requireActual('./SafeHtml.tsx');
});

it('says that a block can’t be shown where the sanitiser fails to load, and the next block tries again [M4]', async () => {
  mockIsDown = true;
  const { container, unmount } = render(
    <>
      <HtmlBlock html="<p>七天鑑賞期</p>" />
      <HtmlBlock html="" />
    </>,
  );
  // Once: an empty block needs no sanitiser.
  expect(await screen.findByText('這個部分暫時無法顯示。')).toBeVisible();
  expect(container).not.toHaveTextContent('七天鑑賞期');
  unmount();
  mockIsDown = false;
  render(<HtmlBlock html="<p>七天鑑賞期</p>" />);
  expect(await screen.findByText('七天鑑賞期')).toBeVisible();
});

it('shows configured HTML without scripts and without styles that imitate the shop [F11]', async () => {
  const { container } = render(
    <HtmlBlock html='<p style="color:red">七天鑑賞期<script>alert(1)</script><img src="x" onerror="alert(1)"></p><a href="javascript:alert(1)">條款</a>' />,
  );
  expect(await screen.findByText('七天鑑賞期')).not.toHaveAttribute('style');
  expect(container.querySelector('script, [onerror]')).toBeNull();
  expect(screen.getByText('條款')).not.toHaveAttribute('href');
});

it('renders nothing if nothing is configured [F11]', () => {
  const { container } = render(<HtmlBlock html="" />);
  expect(container).toBeEmptyDOMElement();
});
