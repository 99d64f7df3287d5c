import type { NewsletterPage } from '@pinpu/shared/contracts/backoffice';
import { Link } from '@pinpu/shared/router';
import { useFreshData } from '@pinpu/shared/staff';
import { useDocumentTitle } from '@pinpu/shared/state';
import { Row, Stack } from '@pinpu/shared/ui';
import { fetchNewsletter } from '../../../api/newsletters.ts';
import { newsletterKey } from '../../../api/shop-keys.ts';
import { Draft } from './edit/Draft.tsx';
import { NewsletterBadge } from './NewsletterBadge.tsx';
import { NEWSLETTERS_PATH, subjectOf } from './newsletter-texts.ts';
import { Sending } from './Sending.tsx';

function Head({ page: { newsletter } }: { page: NewsletterPage }) {
  return (
    <Stack $gap={8}>
      <Link to={NEWSLETTERS_PATH}>回電子報列表</Link>
      <Row>
        <h1>{subjectOf(newsletter)}</h1>
        <NewsletterBadge state={newsletter.state} />
      </Row>
    </Stack>
  );
}

/** One newsletter at `/el/shop/newsletters/{id}`: the draft's form, or how its sending goes. */
export function NewsletterView({ id }: { id: string }) {
  const [data, waiting] = useFreshData('電子報', newsletterKey(id), () => fetchNewsletter(id));
  useDocumentTitle(data ? `電子報 ${subjectOf(data.newsletter)}` : '電子報');
  if (data === undefined) return waiting;
  return (
    <Stack $gap={24}>
      <Head page={data} />
      {data.newsletter.state === 'draft' ? <Draft page={data} /> : <Sending page={data} />}
    </Stack>
  );
}
