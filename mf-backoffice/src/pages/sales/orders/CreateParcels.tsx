import { failureText } from '@pinpu/shared/api/failure';
import { PARCELS_LIMIT, type ShopOrderRow } from '@pinpu/shared/contracts/backoffice';
import { useMutation, useQuery, useQueryClient } from '@pinpu/shared/query';
import { Link } from '@pinpu/shared/router';
import { Button, Checkbox, ConfirmDialog, Notice, Row, Stack } from '@pinpu/shared/ui';
import { useState } from 'react';
import { createParcels, fetchParcels, type NewParcelResult } from '../../../api/parcels.ts';
import { SHOP_KEY } from '../../../api/shop-keys.ts';
import { HomeField } from '../../../features/parcels/HomeField.tsx';
import { existingParcelText } from '../../../features/parcels/parcel-texts.ts';

const UNKNOWN =
  '目前無法連線，有些託運單可能已經建立。再送一次不會重複建立，也可以到「託運」確認。';

/** Whether the shop creates parcels at a provider, and by which carriers to an address. */
const useParcelOffer = () =>
  useQuery({
    queryKey: [SHOP_KEY, 'parcels', { tab: 'problems', q: '' }],
    queryFn: () => fetchParcels({ tab: 'problems', q: '' }),
  });

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

/** The orders that have a parcel already, each with where it is and its number. */
const WithParcels = ({ orders }: { orders: readonly ShopOrderRow[] }) => (
  <ul aria-label="已有託運單的訂單">
    {orders.map(({ ord_code, parcels }) => (
      <li key={ord_code}>
        {ord_code}：{parcels.map(existingParcelText).join('、')}
      </li>
    ))}
  </ul>
);

interface QuestionProps {
  orders: readonly ShopOrderRow[];
  home: readonly string[];
  busy: boolean;
  failure: string;
  onCancel: () => void;
  onConfirm: (orders: readonly ShopOrderRow[], sub_type: string) => void;
}

/** Confirms new parcels; orders that have one already are left out, unless the clerk wants another. */
function Question({ orders, home, busy, failure, onCancel, onConfirm }: QuestionProps) {
  const [subType, setSubType] = useState('');
  const [isAgain, setAgain] = useState(false);
  const withParcels = orders.filter(({ parcels }) => parcels.length > 0);
  const isEach = withParcels.length === orders.length;
  const chosen = isEach || isAgain ? orders : orders.filter(({ parcels }) => parcels.length === 0);
  const label = `${isEach ? '仍要建立' : '建立'} ${chosen.length} 筆`;
  return (
    <ConfirmDialog
      open
      title="建立託運單"
      confirmLabel={failure === '' ? label : '再試一次'}
      busy={busy}
      onCancel={onCancel}
      onConfirm={() => onConfirm(chosen, subType)}
    >
      <Stack>
        <p>超商取貨的寄到訂購人選的門市，其他的宅配到府。不同溫層分開建立。</p>
        {withParcels.length > 0 && (
          <Notice
            variant="warning"
            message={`${withParcels.length} 筆已經有託運單，再建立只會寄還沒寄的商品：`}
          >
            <WithParcels orders={withParcels} />
            {!isEach && (
              <Checkbox
                label={`這 ${withParcels.length} 筆也再建立一張`}
                checked={isAgain}
                onChange={({ currentTarget }) => setAgain(currentTarget.checked)}
              />
            )}
          </Notice>
        )}
        {home.length > 1 && <HomeField home={home} value={subType} onChange={setSubType} />}
        {failure !== '' && <p role="alert">{failure}</p>}
      </Stack>
    </ConfirmDialog>
  );
}

interface CreateParcelsProps {
  orders: readonly ShopOrderRow[];
  onDone: (results: readonly NewParcelResult[]) => void;
}

/** Requests the parcels of chosen orders. Nothing where the shop has no provider of parcels. */
export function CreateParcels({ orders, onDone }: CreateParcelsProps) {
  const [isOpen, setOpen] = useState(false);
  const offer = useParcelOffer();
  const cache = useQueryClient();
  const create = useMutation({
    mutationFn: createParcels,
    onSuccess: (results) => {
      setOpen(false);
      onDone(results);
      return cache.invalidateQueries({ queryKey: [SHOP_KEY] });
    },
    meta: { quiet: true },
  });
  if (offer.data === undefined && offer.isError)
    return (
      <Button variant="quiet" onClick={() => offer.refetch()}>
        無法讀取託運單，再試一次
      </Button>
    );
  if (offer.data?.offered !== true || orders.length > PARCELS_LIMIT) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>建立託運單</Button>
      {isOpen && (
        <Question
          orders={orders}
          home={offer.data.home}
          busy={create.isPending}
          failure={failureText(create.error, UNKNOWN)}
          onCancel={() => {
            setOpen(false);
            create.reset();
          }}
          onConfirm={(chosen, sub_type) =>
            create.mutate(
              chosen.map(({ ord_code }) => ({ ord_code, ...(sub_type && { sub_type }) })),
            )
          }
        />
      )}
    </>
  );
}
