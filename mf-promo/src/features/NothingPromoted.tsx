import { Link } from '@pinpu/shared/router';
import { EmptyState, LinkButton } from '@pinpu/shared/ui';
import type { ReactNode } from 'react';

/** Says that nothing has been promoted yet, with a link to the products. */
export const NothingPromoted = ({ children }: { children: ReactNode }) => (
  <EmptyState
    action={
      <LinkButton as={Link} to="/products" $variant="promoter">
        挑選要推廣的商品
      </LinkButton>
    }
  >
    {children}
  </EmptyState>
);
