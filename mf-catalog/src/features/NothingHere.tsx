import { Link } from '@pinpu/shared/router';
import { EmptyState, LinkButton, VisuallyHidden } from '@pinpu/shared/ui';
import type { ReactNode } from 'react';

interface NothingHereProps {
  heading: string;
  /** Where the link leads. */
  to: string;
  link: string;
  /** Says what is not here. */
  children: ReactNode;
}

/** A page without what its address names, with a link onwards. */
export const NothingHere = ({ heading, to, link, children }: NothingHereProps) => (
  <>
    <VisuallyHidden as="h1">{heading}</VisuallyHidden>
    <EmptyState
      action={
        <LinkButton as={Link} to={to} $variant="secondary">
          {link}
        </LinkButton>
      }
    >
      {children}
    </EmptyState>
  </>
);
