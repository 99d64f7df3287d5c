import { render, screen } from '@testing-library/react';
import { HtmlBlock, useHtmlBlockReady } from './HtmlBlock.tsx';

const Below = ({ html }: { html: string }) =>
  useHtmlBlockReady(html !== '') && (
    <>
      <HtmlBlock html={html} />
      <p>商品</p>
    </>
  );

it('shows what is below a block together with it, and at once where there is none [finding D8]', async () => {
  const { container, rerender } = render(<Below html="<p>說明</p>" />);
  expect(container).toBeEmptyDOMElement();
  rerender(<Below html="" />);
  expect(screen.getByText('商品')).toBeVisible();
  rerender(<Below html="<p>說明</p>" />);
  expect(await screen.findByText('商品')).toBeVisible();
});
