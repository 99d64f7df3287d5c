import { failureText } from '@pinpu/shared/api/failure';
import type { UnsentMail } from '@pinpu/shared/contracts/backoffice';
import { formatDateTime } from '@pinpu/shared/i18n';
import { useMutation, useQuery, useQueryClient } from '@pinpu/shared/query';
import { theme } from '@pinpu/shared/theme';
import {
  Badge,
  Button,
  ConfirmDialog,
  EmptyState,
  Notice,
  Panel,
  Row,
  Stack,
} from '@pinpu/shared/ui';
import { NotLoaded } from '@pinpu/shared/widgets';
import { useState } from 'react';
import styled from 'styled-components';
import { fetchUnsentMails, handleMail } from '../../../api/mails.ts';
import { SHOP_KEY } from '../../../api/shop-keys.ts';

const KEY = [SHOP_KEY, 'mails'];

const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^expired$/, '驗證碼已過期，沒有寄出'],
  [/not an e-mail address/, '收件地址不是 E-mail'],
  [/another server key/, '以另一把伺服器金鑰加密，無法讀取'],
  [/ETIMEDOUT|timeout/i, '寄信伺服器沒有回應'],
  [/ECONNREFUSED|ENOTFOUND|EAI_AGAIN|connect/i, '連不上寄信伺服器'],
  [/\b5[45]\d\b/, '寄信伺服器拒收'],
];

/** Why a mail could not be sent, followed by the mail server's answer. */
const reasonText = ({ reason }: UnsentMail): string =>
  REASONS.find(([pattern]) => pattern.test(reason))?.[1] ?? '無法寄出';

interface MailCardProps {
  mail: UnsentMail;
  busy: boolean;
  onRetry: () => void;
  onDiscard: () => void;
}

function MailCard({ mail, busy, onRetry, onDiscard }: MailCardProps) {
  const { to, subject, c_date, next_at, attempts, reason, given_up, can_retry } = mail;
  return (
    <Panel as="li">
      <Stack $gap={8}>
        <Row>
          <b>{subject}</b>
          <Badge $tone={given_up ? 'danger' : 'warning'}>{given_up ? '已放棄' : '等待重寄'}</Badge>
        </Row>
        <Facts>
          {to}，{formatDateTime(c_date)}，試過 {attempts} 次
          {!given_up && `，下次 ${formatDateTime(next_at)}`}
        </Facts>
        <p>{reasonText(mail)}</p>
        {reason !== 'expired' && <Facts>{reason}</Facts>}
        <Row>
          {can_retry && (
            <Button variant="secondary" busy={busy} onClick={onRetry}>
              立即重寄
            </Button>
          )}
          <Button variant="quiet" onClick={onDiscard}>
            不寄了
          </Button>
        </Row>
      </Stack>
    </Panel>
  );
}

/** The mails that could not be sent; each can be sent again, or given up for good. */
export function MailsView() {
  const [discarded, setDiscarded] = useState<UnsentMail>();
  const cache = useQueryClient();
  const { data, ...query } = useQuery({ queryKey: KEY, queryFn: fetchUnsentMails, staleTime: 0 });
  const handle = useMutation({
    mutationFn: handleMail,
    onSuccess: (mails) => {
      cache.setQueryData(KEY, mails);
      return cache.invalidateQueries({ queryKey: [SHOP_KEY], refetchType: 'none' });
    },
    onError: () => query.refetch(),
    onSettled: () => setDiscarded(undefined),
    meta: { quiet: true },
  });
  if (data === undefined) return <NotLoaded {...query} what="未寄出的信" />;
  return (
    <Stack>
      <h1>未寄出的信</h1>
      {handle.isError && (
        <Notice
          variant="danger"
          message={failureText(handle.error, '目前無法連線，請稍後再試一次。')}
        />
      )}
      {data.length === 0 ? (
        <EmptyState>所有的信都寄出了。</EmptyState>
      ) : (
        <Mails>
          {data.map((mail) => (
            <MailCard
              key={mail.id}
              mail={mail}
              busy={handle.isPending && handle.variables.id === mail.id}
              onRetry={() => handle.mutate({ id: mail.id, action: 'retry' })}
              onDiscard={() => setDiscarded(mail)}
            />
          ))}
        </Mails>
      )}
      <ConfirmDialog
        open={discarded !== undefined}
        title="不寄這封信"
        confirmLabel="不寄了"
        tone="danger"
        busy={handle.isPending}
        onCancel={() => setDiscarded(undefined)}
        onConfirm={() => discarded && handle.mutate({ id: discarded.id, action: 'discard' })}
      >
        <p>
          「{discarded?.subject}」不會寄給 {discarded?.to}，內容會刪除，無法回復。
        </p>
      </ConfirmDialog>
    </Stack>
  );
}

const Mails = styled.ul`
  display: grid;
  gap: ${theme.space[12]};
`;

const Facts = styled.p`
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[13]};
  overflow-wrap: anywhere;
`;
