import { failureText } from '@pinpu/shared/api/failure';
import type { ShopPromoterLink } from '@pinpu/shared/contracts/backoffice';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { PagedSection } from '@pinpu/shared/staff';
import { ConfirmDialog, Notice, Stack } from '@pinpu/shared/ui';
import { useState } from 'react';
import { fetchPromoterLinks, setLinkEnabled } from '../../../../api/promoters.ts';
import { promoterKey } from '../../../../api/shop-keys.ts';
import { UNKNOWN_OUTCOME } from '../../../../features/changes/unknown-outcome.ts';
import { LinkRow } from './LinkRow.tsx';

/** A promoter's links. The shop can disable each, which its promoter can't undo. */
export function PromoterLinks({ id }: { id: string }) {
  const [chosen, setChosen] = useState<ShopPromoterLink>();
  const cache = useQueryClient();
  const queryKey = [...promoterKey(id), 'links'];
  const change = useMutation({
    mutationFn: setLinkEnabled,
    onSettled: () => {
      setChosen(undefined);
      return cache.invalidateQueries({ queryKey });
    },
    meta: { quiet: true },
  });
  const word = chosen?.enabled ? '停用' : '恢復';
  return (
    <Stack>
      <PagedSection
        title="推廣連結"
        queryKey={queryKey}
        fetchPage={(after) => fetchPromoterLinks(id, after)}
        row={(link) => <LinkRow key={link.code} link={link} onAsk={() => setChosen(link)} />}
        empty="還沒有建立推廣連結。"
        more="較早的連結"
      />
      {change.isError && (
        <Notice variant="danger" message={failureText(change.error, UNKNOWN_OUTCOME)} />
      )}
      <ConfirmDialog
        open={chosen !== undefined}
        title={`${word}連結`}
        confirmLabel={word}
        tone={chosen?.enabled ? 'danger' : 'primary'}
        busy={change.isPending}
        onCancel={() => setChosen(undefined)}
        onConfirm={() =>
          chosen && change.mutate({ id, code: chosen.code, enabled: !chosen.enabled })
        }
      >
        <p>
          「{chosen?.name || chosen?.title}」
          {chosen?.enabled
            ? '不再有團購價，之後的訂單也不計分潤；推廣者不能自行恢復。'
            : '會恢復團購價，之後的訂單計入分潤。'}
        </p>
      </ConfirmDialog>
    </Stack>
  );
}
