import { failureText } from '@pinpu/shared/api/failure';
import { type NewsletterPage, newsletterConflictSchema } from '@pinpu/shared/contracts/backoffice';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { useNavigate } from '@pinpu/shared/router';
import { Button, ConfirmDialog, Notice, PageSection, Row, Stack } from '@pinpu/shared/ui';
import { useState } from 'react';
import { deleteNewsletter, sendNewsletter } from '../../../../api/newsletters.ts';
import { NEWSLETTERS_KEY, newsletterKey } from '../../../../api/shop-keys.ts';
import { UNKNOWN_OUTCOME } from '../../../../features/changes/unknown-outcome.ts';
import { useChangeCall } from '../../../../features/changes/use-change-call.ts';
import { NEWSLETTERS_PATH, segmentText, subjectOf } from '../newsletter-texts.ts';

function SendButton({ page, disabled }: { page: NewsletterPage; disabled: boolean }) {
  const { newsletter, audience, names, per_hour } = page;
  const { newsletter_id: id, version } = newsletter;
  const [isAsking, setAsking] = useState(false);
  const call = useChangeCall(() => sendNewsletter(id, { version, audience }), {
    keyOf: () => newsletterKey(id),
    conflict: newsletterConflictSchema,
  });
  const close = () => setAsking(false);
  return (
    <>
      <Button
        disabled={disabled}
        onClick={() => {
          call.reset();
          setAsking(true);
        }}
      >
        寄送
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`寄給 ${audience} 位訂閱的人？`}
        confirmLabel={`寄給 ${audience} 位`}
        busy={call.isPending}
        onCancel={close}
        onConfirm={() => call.make(undefined, close)}
      >
        <p>「{subjectOf(newsletter)}」</p>
        <p>{segmentText(newsletter.segment, names)}</p>
        <p>每小時最多 {per_hour} 封。開始寄送後不能再修改，可以隨時停止。</p>
        {call.rejection !== '' && <p role="alert">{call.rejection}</p>}
      </ConfirmDialog>
    </>
  );
}

function DeleteButton({ page: { newsletter } }: { page: NewsletterPage }) {
  const [isAsking, setAsking] = useState(false);
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteNewsletter(newsletter.newsletter_id),
    onSuccess: () => {
      navigate(NEWSLETTERS_PATH, { replace: true });
      return cache.invalidateQueries({ queryKey: NEWSLETTERS_KEY });
    },
    meta: { quiet: true },
  });
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        刪除草稿
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`刪除「${subjectOf(newsletter)}」？`}
        confirmLabel="刪除"
        tone="danger"
        busy={isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => mutate()}
      >
        刪除後不能復原。
        {error && <p role="alert">{failureText(error, UNKNOWN_OUTCOME)}</p>}
      </ConfirmDialog>
    </>
  );
}

/** Why the stored draft can't be sent now; '' where it can. */
function missing({ newsletter, audience }: NewsletterPage): string {
  if (newsletter.subject === '') return '請先填寫主旨。';
  if (newsletter.blocks.length === 0) return '請先加入內容。';
  return audience === 0 ? '目前沒有符合的收件人。' : '';
}

/** How many receivers the stored draft has, and the button that sends it once the number is confirmed. */
export function SendDraft({ page, isChanged }: { page: NewsletterPage; isChanged: boolean }) {
  const reason = isChanged ? '' : missing(page);
  return (
    <PageSection title="寄送">
      <Stack $gap={12}>
        <p>
          <b>{page.audience}</b> 位收件人：{segmentText(page.newsletter.segment, page.names)}
        </p>
        {reason !== '' && <Notice variant="info" message={reason} />}
        <Row>
          <SendButton page={page} disabled={isChanged || reason !== ''} />
          <DeleteButton page={page} />
        </Row>
      </Stack>
    </PageSection>
  );
}
