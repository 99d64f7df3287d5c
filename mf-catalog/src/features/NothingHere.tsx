import { Link } from '@pinpu/shared/router';
import { EmptyState, LinkButton, VisuallyHidden } from '@pinpu/shared/ui';
import type { ReactNode } from 'react';

interface NothingHereProps {
  heading: string;
  to: string;
  link: string;
  children: ReactNode;
}

/** A page for an address that names nothing existing, with a link to continue. */
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
