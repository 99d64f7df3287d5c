import type { Newsletter, NewsletterPage } from '@pinpu/shared/contracts/backoffice';
import { newsletterConflictSchema } from '@pinpu/shared/contracts/backoffice';
import { orderActorText } from '@pinpu/shared/domain';
import { formatDateTime } from '@pinpu/shared/i18n';
import { useQuery } from '@pinpu/shared/query';
import { Columns, Figures } from '@pinpu/shared/staff';
import { Button, Notice, PageSection, Row, Stack } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import { fetchNewsletter, resumeNewsletter, stopNewsletter } from '../../../api/newsletters.ts';
import { newsletterKey } from '../../../api/shop-keys.ts';
import { useChangeCall } from '../../../features/changes/use-change-call.ts';
import { MailPreview } from './MailPreview.tsx';
import { segmentText } from './newsletter-texts.ts';

const EVERY_MS = 5000;

const waitingOf = ({ recipients, sent, failed, withdrawn }: Newsletter) =>
  Math.max(0, recipients - sent - failed - withdrawn);

function restText({ newsletter, per_hour }: NewsletterPage): string {
  const hours = waitingOf(newsletter) / per_hour;
  const time = hours < 1 ? '一小時內' : `約 ${Math.ceil(hours)} 小時`;
  return `每小時最多 ${per_hour} 封，${time}寄完；訂單的信一律先寄。離開這一頁也會繼續寄。`;
}

function Switch({ newsletter: { newsletter_id, state } }: { newsletter: Newsletter }) {
  const isSending = state === 'sending';
  const call = useChangeCall(
    () => (isSending ? stopNewsletter(newsletter_id) : resumeNewsletter(newsletter_id)),
    { keyOf: () => newsletterKey(newsletter_id), conflict: newsletterConflictSchema },
  );
  return (
    <Row>
      <Button
        variant={isSending ? 'secondary' : 'primary'}
        busy={call.isPending}
        onClick={() => call.make(undefined)}
      >
        {isSending ? '停止寄送' : '繼續寄送'}
      </Button>
      {call.rejection !== '' && <Notice variant="danger" message={call.rejection} />}
    </Row>
  );
}

/** How the sending of a newsletter goes, or went. */
export function Sending({ page }: { page: NewsletterPage }) {
  const { newsletter, names, preview } = page;
  const { newsletter_id, state, recipients, sent, failed, withdrawn, sent_at, sent_by } =
    newsletter;
  // Follows the counts while mails are being sent.
  useQuery({
    queryKey: newsletterKey(newsletter_id),
    queryFn: () => fetchNewsletter(newsletter_id),
    refetchInterval: state === 'sending' ? EVERY_MS : false,
    meta: { quiet: true },
  });
  return (
    <Columns>
      <Stack $gap={24}>
        <PageSection title="寄送結果">
          <Stack>
            <Figures
              large
              figures={[
                ['收件人', recipients],
                ['已寄出', sent],
                ['等待中', waitingOf(newsletter)],
                ['寄不到', failed],
                ['已取消訂閱', withdrawn],
              ]}
            />
            <Soft>{segmentText(newsletter.segment, names)}</Soft>
            <Soft>{`${orderActorText(sent_by)} 於 ${formatDateTime(sent_at)} 開始寄送`}</Soft>
            {state === 'sending' && <p>{restText(page)}</p>}
            {state === 'stopped' && <p>已經停止，還沒寄的人不會收到；可以從停止的地方繼續。</p>}
            {state !== 'sent' && <Switch newsletter={newsletter} />}
          </Stack>
        </PageSection>
      </Stack>
      <MailPreview address={preview} version={newsletter.version} />
    </Columns>
  );
}
