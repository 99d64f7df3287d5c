import { render, screen } from '@testing-library/react';
import { Icon } from './Icon.tsx';
import { LoadingMark } from './LoadingMark.tsx';
import { Wordmark } from './Wordmark.tsx';

describe('drawn signs', () => {
  it('announce that something is loading', () => {
    render(<LoadingMark />);
    expect(screen.getByRole('status', { name: '載入中' })).toBeVisible();
  });

  it('expose the wordmark by the shop name', () => {
    render(<Wordmark />);
    expect(screen.getByRole('img', { name: '拼鋪' })).toBeVisible();
  });

  it('hide icons from screen readers unless they are named', () => {
    render(<Icon name="cart" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    render(<Icon name="cart" label="購物車" />);
    expect(screen.getByRole('img', { name: '購物車' })).toBeVisible();
  });
});
