import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { ProductCard } from './ProductCard.tsx';

function show(rest: Partial<ComponentProps<typeof ProductCard>> = {}) {
  return render(
    <ProductCard
      name="高山烏龍"
      picture="/media/P0001"
      price={1280}
      link={(props) => <a href="/product/P0001" {...props} />}
      {...rest}
    />,
  );
}

describe('a product card', () => {
  it('is one link, named by the product', () => {
    show();
    expect(screen.getByRole('link', { name: '高山烏龍' })).toHaveAttribute(
      'href',
      '/product/P0001',
    );
  });

  it('requests the picture in the displayed width', () => {
    const { container } = show();
    expect(container.querySelector('img')?.srcset).toContain('/media/P0001?w=320 320w');
  });

  it('shows the group price and the free-shipping badge when there are some [B3]', () => {
    show({ groupPrice: 1050, freeShipping: '免運費' });
    expect(screen.getByText(/團購價/)).toHaveTextContent('團購價 NT$1,050');
    expect(screen.getByText('免運費')).toBeVisible();
  });

  it('shows when it is sold out', () => {
    show({ soldOut: true });
    expect(screen.getByText('售完')).toBeVisible();
  });
});
