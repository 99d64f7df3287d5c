import { failureText } from '@pinpu/shared/api/failure';
import { PARCELS_LIMIT } from '@pinpu/shared/contracts/backoffice';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { Button, Notice, Row, Stack } from '@pinpu/shared/ui';
import { fetchLabels, type LabelPage } from '../../api/parcels.ts';
import { SHOP_KEY } from '../../api/shop-keys.ts';
import { carriageName } from './parcel-texts.ts';

/** A name behind a Chinese word: one that begins with a letter or digit has a space before it. */
const spaced = (name: string) => (/^\w/.test(name) ? ` ${name}` : name);

/** A button that opens a page of labels, which prints itself, in a tab of its own. */
const LabelForm = ({ page: { sub_type, parcels, action, fields } }: { page: LabelPage }) => (
  <form method="post" action={action} target="_blank" rel="noopener">
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Button type="submit">
      列印{spaced(carriageName(sub_type))} {parcels.length} 張
    </Button>
  </form>
);

/** Prepares the labels of the chosen parcels: a button for each page, since a browser opens one tab per press. */
export function LabelPages({ ids }: { ids: readonly string[] }) {
  const cache = useQueryClient();
  const labels = useMutation({
    mutationFn: fetchLabels,
    onSuccess: () => cache.invalidateQueries({ queryKey: [SHOP_KEY, 'parcels'] }),
    meta: { quiet: true },
  });
  const isOver = ids.length > PARCELS_LIMIT;
  return (
    <Stack $gap={8}>
      <Row $gap={8}>
        <Button
          variant={labels.data ? 'secondary' : 'primary'}
          busy={labels.isPending}
          disabled={ids.length === 0 || isOver}
          onClick={() => labels.mutate(ids)}
        >
          列印標籤
        </Button>
        {labels.data?.map((page) => (
          <LabelForm key={`${page.sub_type} ${page.parcels.join()}`} page={page} />
        ))}
      </Row>
      {labels.data && labels.data.length > 0 && (
        <Notice variant="info" message="每一種物流的標籤會開在新的分頁並自動列印，請一一按下。" />
      )}
      {labels.data?.length === 0 && (
        <Notice variant="warning" message="選取的包裹沒有可列印的標籤，請重新整理。" />
      )}
      {labels.isError && (
        <Notice
          variant="danger"
          message={failureText(labels.error, '目前無法連線，請稍後再試一次。')}
        />
      )}
    </Stack>
  );
}
