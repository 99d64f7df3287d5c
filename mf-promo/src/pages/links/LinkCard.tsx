import { failureText } from '@pinpu/shared/api/failure';
import type { MyLink } from '@pinpu/shared/contracts';
import { formatTwd } from '@pinpu/shared/domain';
import { useMutation } from '@pinpu/shared/query';
import { theme } from '@pinpu/shared/theme';
import { Badge, Button, Icon, Notice } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { changePromoLink } from '../../api/links.ts';
import { NOT_SAVED } from '../../features/not-saved.ts';
import { LinkActions } from '../../features/share/LinkActions.tsx';
import { ClicksDialog } from './ClicksDialog.tsx';
import { EditLinkDialog } from './EditLinkDialog.tsx';

const STATE = { live: '使用中', stopped: '已停用', ended: '已結束' } as const;

type LinkCardProps = { link: MyLink; onChanged: () => void };

/** A link: its target, what it has brought, and its buttons. */
export function LinkCard({ link, onChanged }: LinkCardProps) {
  const [open, setOpen] = useState<'edit' | 'clicks'>();
  const { short_url, title, name, tag, state, ends_on } = link;
  const toggle = useMutation({
    mutationFn: () => changePromoLink(link.code, { stopped: state !== 'stopped' }),
    onSuccess: onChanged,
    meta: { quiet: true },
  });
  const heading = name || title;
  return (
    <Card>
      <Head>
        <h2>{heading}</h2>
        <Badge $tone={state === 'live' ? 'success' : 'grey'}>{STATE[state]}</Badge>
      </Head>
      <Facts>
        {name !== '' && <span>{title}</span>}
        {tag !== '' && <span>標籤：{tag}</span>}
        {ends_on !== '' && <span>至 {ends_on.replaceAll('-', '/')} 止</span>}
      </Facts>
      <Address href={short_url}>{short_url}</Address>
      <Figures>
        <div>
          <dt>造訪</dt>
          <dd>{link.clicks.toLocaleString('zh-TW')}</dd>
        </div>
        <div>
          <dt>訂單</dt>
          <dd>{link.orders.toLocaleString('zh-TW')}</dd>
        </div>
        <div>
          <dt>利潤</dt>
          <dd>{formatTwd(link.profit)}</dd>
        </div>
      </Figures>
      {state === 'live' && <LinkActions url={short_url} title={heading} />}
      <Tools role="group" aria-label={`管理${heading}`}>
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen('edit')}>
          <Icon name="edit" size={20} />
          編輯
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-haspopup="dialog"
          onClick={() => setOpen('clicks')}
        >
          造訪來源
        </Button>
        <Button
          variant="quiet"
          size="small"
          busy={toggle.isPending}
          onClick={() => toggle.mutate()}
        >
          {state === 'stopped' ? '重新啟用' : '停用'}
        </Button>
      </Tools>
      {toggle.isError && <Notice variant="danger" message={failureText(toggle.error, NOT_SAVED)} />}
      {open === 'edit' && (
        <EditLinkDialog link={link} onClose={() => setOpen(undefined)} onSaved={onChanged} />
      )}
      {open === 'clicks' && <ClicksDialog link={link} onClose={() => setOpen(undefined)} />}
    </Card>
  );
}

const Card = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[12]};
  padding: ${theme.space[16]};
  border: ${theme.border.hairline};
  background: ${theme.colour.card};
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space[12]};
  h2 { font-size: ${theme.size[17]}; overflow-wrap: anywhere; }
  > :last-child { flex: none; }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[16]};
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[15]};
  overflow-wrap: anywhere;
  &:empty { display: none; }
`;

const Address = styled.a`
  color: ${theme.colour.plum};
  overflow-wrap: anywhere;
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[12]};
  padding-block: ${theme.space[8]};
  border-block: ${theme.border.hairline};
  dt { color: ${theme.colour.inkSoft}; font-size: ${theme.size[13]}; }
  dd { font-variant-numeric: tabular-nums; font-weight: ${theme.weight.medium}; overflow-wrap: anywhere; }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[8]};
`;
