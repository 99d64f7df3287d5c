import { render } from '@testing-library/react';
import { Price } from './Price.tsx';

describe('a price', () => {
  it.each([
    [0, 'NT$0'],
    [980, 'NT$980'],
    [1280, 'NT$1,280'],
    [1234567, 'NT$1,234,567'],
  ])('writes %d as %s, without decimals [B3]', (amount, written) => {
    const { container } = render(<Price amount={amount} />);
    expect(container.textContent).toBe(written);
  });

  it('says that some variants cost more [T4]', () => {
    const { container } = render(<Price amount={420} original={480} isFrom />);
    expect(container.textContent).toBe('NT$420 起原價NT$480');
  });

  it('strikes through the original price', () => {
    const { container } = render(<Price amount={980} original={1280} />);
    expect(container.querySelector('del')).toHaveTextContent('原價NT$1,280');
  });

  it.each([980, 900])('shows no original price of %d beside 980', (original) => {
    const { container } = render(<Price amount={980} original={original} />);
    expect(container.querySelector('del')).toBeNull();
  });
});
