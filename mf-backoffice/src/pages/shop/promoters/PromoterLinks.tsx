import type { ShopPromoterLink } from '@pinpu/shared/contracts';
import { formatTwd } from '@pinpu/shared/domain';
import { formatDate } from '@pinpu/shared/i18n';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { theme } from '@pinpu/shared/theme';
import { Badge, Button, ConfirmDialog, Notice, PageSection, Row, Stack } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { fetchPromoterLinks, setLinkEnabled } from '../../../api/shop-promoters.ts';
import { Figures } from '../../../features/Figures.tsx';
import { failureText } from '../../../features/failure-text.ts';
import { ListRow } from '../../../features/ListRow.ts';
import { NotLoaded } from '../../../features/NotLoaded.tsx';
import { Pager } from '../../../features/Pager.tsx';
import { promoterKey } from '../../../features/shop-keys.ts';
import { usePagedList } from '../../../features/use-paged-list.ts';

const STATES = { live: '', stopped: '推廣者已停止', ended: '已結束' } as const;

function LinkRow({ link, onAsk }: { link: ShopPromoterLink; onAsk: () => void }) {
  const { name, title, short_url, c_date, state, enabled, clicks, orders, profit } = link;
  return (
    <ListRow>
      <div>
        <Row $gap={8}>
          <b>{name || title}</b>
          {!enabled && <Badge $tone="danger">商店已停用</Badge>}
          {STATES[state] !== '' && <Badge $tone="grey">{STATES[state]}</Badge>}
        </Row>
        {name !== '' && <small>{title}</small>}
        <small>
          {short_url}，{formatDate(c_date)} 建立
        </small>
      </div>
      <Foot>
        <Figures
          figures={[
            ['造訪', clicks],
            ['訂單', orders],
            ['分潤', formatTwd(profit)],
          ]}
        />
        <Button variant={enabled ? 'quiet' : 'secondary'} size="small" onClick={onAsk}>
          {enabled ? '停用連結' : '恢復連結'}
        </Button>
      </Foot>
    </ListRow>
  );
}

/** A promoter's links. The shop can disable each, which its promoter can't undo. */
export function PromoterLinks({ id }: { id: string }) {
  const [asked, setAsked] = useState<ShopPromoterLink>();
  const cache = useQueryClient();
  const key = [...promoterKey(id), 'links'];
  const { data, pager, ...query } = usePagedList(key, (after) => fetchPromoterLinks(id, after));
  const change = useMutation({
    mutationFn: setLinkEnabled,
    onSettled: () => {
      setAsked(undefined);
      return cache.invalidateQueries({ queryKey: key });
    },
    meta: { quiet: true },
  });
  const word = asked?.enabled ? '停用' : '恢復';
  return (
    <PageSection title="推廣連結">
      {change.isError && <Notice variant="danger" message={failureText(change.error)} />}
      {data === undefined && <NotLoaded {...query} what="推廣連結" />}
      {data?.items.length === 0 && <p>還沒有建立推廣連結。</p>}
      {data !== undefined && data.items.length > 0 && (
        <Stack $gap={8}>
          <ul aria-label="推廣連結">
            {data.items.map((link) => (
              <LinkRow key={link.code} link={link} onAsk={() => setAsked(link)} />
            ))}
          </ul>
          <Pager pager={pager} more="較早的連結" />
        </Stack>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title={`${word}連結`}
        confirmLabel={word}
        tone={asked?.enabled ? 'danger' : 'primary'}
        busy={change.isPending}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => asked && change.mutate({ id, code: asked.code, enabled: !asked.enabled })}
      >
        <p>
          「{asked?.name || asked?.title}」
          {asked?.enabled
            ? '不再有團購價，之後的訂單也不計分潤；推廣者不能自行恢復。'
            : '會恢復團購價，之後的訂單計入分潤。'}
        </p>
      </ConfirmDialog>
    </PageSection>
  );
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space[8]} ${theme.space[16]};
  dl { flex: 1 1 220px; grid-template-columns: repeat(3, minmax(64px, 120px)); }
`;
