import { failureText } from '@pinpu/shared/api/failure';
import type { Newsletter } from '@pinpu/shared/contracts/backoffice';
import { formatDateTime } from '@pinpu/shared/i18n';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { useNavigate } from '@pinpu/shared/router';
import { LinkedRow, ListHead, RowLink, useFreshData } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { Button, EmptyState, Notice, Stack } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { addNewsletter, fetchNewsletters } from '../../../api/newsletters.ts';
import { NEWSLETTERS_KEY, newsletterKey } from '../../../api/shop-keys.ts';
import { UNKNOWN_OUTCOME } from '../../../features/changes/unknown-outcome.ts';
import { NewsletterBadge } from './NewsletterBadge.tsx';
import { pathOfNewsletter, subjectOf } from './newsletter-texts.ts';

const EMPTY = { subject: '', preheader: '', blocks: [], segment: {} };

function countsText({ state, recipients, sent, failed }: Newsletter): string {
  if (state === 'draft') return '';
  const failures = failed > 0 ? `，${failed} 封寄不到` : '';
  return `已寄 ${sent}／${recipients} 封${failures}`;
}

function Row({ newsletter }: { newsletter: Newsletter }) {
  const { newsletter_id, state, c_date, sent_at } = newsletter;
  const at = sent_at || c_date;
  return (
    <Line>
      <RowLink to={pathOfNewsletter(newsletter_id)}>{subjectOf(newsletter)}</RowLink>
      <Place $area="state">
        <NewsletterBadge state={state} />
      </Place>
      <Place $area="time">
        <time dateTime={at}>{formatDateTime(at)}</time>
        <small>{countsText(newsletter)}</small>
      </Place>
    </Line>
  );
}

function Newsletters() {
  const [data, waiting] = useFreshData('電子報', NEWSLETTERS_KEY, fetchNewsletters);
  if (data === undefined) return waiting;
  if (data.length === 0)
    return <EmptyState>還沒有電子報。新增一封，寫好後可以先試寄給自己看看。</EmptyState>;
  return (
    <ul aria-label="電子報">
      {data.map((newsletter) => (
        <Row key={newsletter.newsletter_id} newsletter={newsletter} />
      ))}
    </ul>
  );
}

/** The shop's newsletters, the newest first. */
export function NewsletterList() {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => addNewsletter(EMPTY),
    onSuccess: (page) => {
      const { newsletter_id } = page.newsletter;
      cache.setQueryData(newsletterKey(newsletter_id), page);
      navigate(pathOfNewsletter(newsletter_id));
    },
    meta: { quiet: true },
  });
  return (
    <Stack>
      <ListHead>
        <h1>電子報</h1>
        <Button busy={isPending} onClick={() => mutate()}>
          新增電子報
        </Button>
      </ListHead>
      {error && <Notice variant="danger" message={failureText(error, UNKNOWN_OUTCOME)} />}
      <Newsletters />
    </Stack>
  );
}

const Line = styled(LinkedRow)`
  grid-template: 'code state' 'time time' / minmax(0, 1fr) auto;
  ${theme.media.tablet} {
    grid-template: 'code state time' / minmax(0, 1fr) 96px 240px;
    align-items: start;
  }
`;

const Place = styled.span<{ $area: string }>`
  grid-area: ${({ $area }) => $area};
  font-variant-numeric: tabular-nums;
  ${theme.media.tablet} { text-align: ${({ $area }) => ($area === 'time' ? 'right' : 'left')}; }
`;
