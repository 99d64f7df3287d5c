import { failureText } from '@pinpu/shared/api/failure';
import { PARCELS_LIMIT } from '@pinpu/shared/contracts/backoffice';
import { useMutation, useQuery, useQueryClient } from '@pinpu/shared/query';
import { Link } from '@pinpu/shared/router';
import { Button, ConfirmDialog, Notice, Row, SelectField, Stack } from '@pinpu/shared/ui';
import { useState } from 'react';
import { createParcels, fetchParcels, type NewParcelResult } from '../../../api/parcels.ts';
import { SHOP_KEY } from '../../../api/shop-keys.ts';
import { carriageName } from '../../../features/parcels/parcel-texts.ts';

const UNKNOWN =
  '目前無法連線，有些託運單可能已經建立。再送一次不會重複建立，也可以到「託運」確認。';

/** Whether the shop creates parcels at a provider, and by which carriers to an address. */
const useParcelOffer = () =>
  useQuery({
    queryKey: [SHOP_KEY, 'parcels', { tab: 'problems', q: '' }],
    queryFn: () => fetchParcels({ tab: 'problems', q: '' }),
  }).data;

/** How many orders got parcels, and each that did not, with what to do. */
export function ParcelResults({
  results,
  onClose,
}: {
  results: readonly NewParcelResult[];
  onClose: () => void;
}) {
  const refused = results.filter(({ parcels, message }) => parcels.length === 0 || message !== '');
  const created = results.length - refused.length;
  const isStored = refused.some(({ parcels }) => parcels.length > 0);
  return (
    <Notice
      variant={refused.length > 0 ? 'warning' : 'success'}
      message={`已為 ${created} 筆訂單建立託運單${refused.length > 0 ? `，${refused.length} 筆沒有建立` : ''}。`}
      onClose={onClose}
    >
      {refused.length > 0 && (
        <ul aria-label="沒有建立的訂單">
          {refused.map(({ ord_code, message }) => (
            <li key={ord_code}>
              <Link to={`/el/shop/orders/${encodeURIComponent(ord_code)}`}>{ord_code}</Link>：
              {message || '沒有要寄的商品。'}
            </li>
          ))}
        </ul>
      )}
      <Row $gap={16}>
        {isStored && <Link to="/el/shop/parcels?tab=problems">到「託運」修正資料</Link>}
        {created > 0 && <Link to="/el/shop/parcels?tab=to-hand-in">到「託運」列印標籤</Link>}
      </Row>
    </Notice>
  );
}

interface QuestionProps {
  count: number;
  home: readonly string[];
  busy: boolean;
  failure: string;
  onCancel: () => void;
  onConfirm: (sub_type: string) => void;
}

function Question({ count, home, busy, failure, onCancel, onConfirm }: QuestionProps) {
  const [subType, setSubType] = useState('');
  return (
    <ConfirmDialog
      open
      title="建立託運單"
      confirmLabel={failure === '' ? `建立 ${count} 筆` : '再試一次'}
      busy={busy}
      onCancel={onCancel}
      onConfirm={() => onConfirm(subType)}
    >
      <Stack>
        <p>超商取貨的寄到訂購人選的門市，其他的宅配到府。不同溫層分開建立。</p>
        {home.length > 1 && (
          <SelectField
            label="宅配的物流"
            value={subType}
            onChange={({ currentTarget: { value } }) => setSubType(value)}
          >
            <option value="">照商店設定</option>
            {home.map((one) => (
              <option key={one} value={one}>
                {carriageName(one)}
              </option>
            ))}
          </SelectField>
        )}
        {failure !== '' && <p role="alert">{failure}</p>}
      </Stack>
    </ConfirmDialog>
  );
}

interface CreateParcelsProps {
  codes: readonly string[];
  onDone: (results: readonly NewParcelResult[]) => void;
}

/** Requests the parcels of chosen orders. Nothing where the shop has no provider of parcels. */
export function CreateParcels({ codes, onDone }: CreateParcelsProps) {
  const [isOpen, setOpen] = useState(false);
  const offer = useParcelOffer();
  const cache = useQueryClient();
  const create = useMutation({
    mutationFn: (sub_type: string) =>
      createParcels(codes.map((ord_code) => ({ ord_code, ...(sub_type && { sub_type }) }))),
    onSuccess: (results) => {
      setOpen(false);
      onDone(results);
      return cache.invalidateQueries({ queryKey: [SHOP_KEY], refetchType: 'none' });
    },
    meta: { quiet: true },
  });
  if (offer?.offered !== true || codes.length > PARCELS_LIMIT) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>建立託運單</Button>
      {isOpen && (
        <Question
          count={codes.length}
          home={offer.home}
          busy={create.isPending}
          failure={failureText(create.error, UNKNOWN)}
          onCancel={() => {
            setOpen(false);
            create.reset();
          }}
          onConfirm={(sub_type) => create.mutate(sub_type)}
        />
      )}
    </>
  );
}
