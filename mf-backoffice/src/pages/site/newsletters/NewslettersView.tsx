import type { ViewProps } from '@pinpu/shared/staff';
import { NewsletterList } from './NewsletterList.tsx';
import { NewsletterView } from './NewsletterView.tsx';

/** Newsletters at `/el/shop/newsletters`, and below it one by its id. */
export const NewslettersView = ({ id }: ViewProps) =>
  id === '' ? <NewsletterList /> : <NewsletterView key={id} id={id} />;
