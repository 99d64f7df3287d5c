import type { Newsletter } from '@pinpu/shared/contracts/backoffice';
import { Badge } from '@pinpu/shared/ui';
import { STATES } from './newsletter-texts.ts';

/** A newsletter's state, as a coloured badge. */
export const NewsletterBadge = ({ state }: Pick<Newsletter, 'state'>) => (
  <Badge $tone={STATES[state].tone}>{STATES[state].text}</Badge>
);
