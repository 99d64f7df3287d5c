import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeBlock } from './CodeBlock.tsx';

it('shows code that is not translated, and copies exactly that', async () => {
  const user = userEvent.setup();
  const code = '<pinpu-cart></pinpu-cart>';
  render(
    <CodeBlock code={code} what="標籤">
      <a href="/embed/">更多元素</a>
    </CodeBlock>,
  );
  expect(screen.getByRole('figure', { name: '標籤' })).toHaveTextContent(code);
  expect(screen.getByText(code)).toHaveAttribute('translate', 'no');
  expect(screen.getByRole('link', { name: '更多元素' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '複製' }));
  expect(await navigator.clipboard.readText()).toBe(code);
});
