import { SHEET_LIMIT } from '@pinpu/shared/contracts/backoffice';
import { Link, useSearchParams } from '@pinpu/shared/router';
import { useFreshData } from '@pinpu/shared/staff';
import { EmptyState, Notice, SelectField, Stack } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import { useState } from 'react';
import { type CarrierOption, fetchCarriers } from '../../../api/carriers.ts';
import { SHOP_KEY } from '../../../api/shop-keys.ts';
import { ExportOrders } from './ExportOrders.tsx';
import { ReadReply } from './ReadReply.tsx';

const chosenCodes = (codes: string | null) =>
  (codes ?? '').split(',').filter((code) => code !== '');

function Carriers({ carriers }: { carriers: readonly CarrierOption[] }) {
  const [search] = useSearchParams();
  const [id, setId] = useState('');
  const codes = chosenCodes(search.get('codes'));
  const carrier = carriers.find((one) => one.id === id) ?? carriers[0];
  if (carrier === undefined)
    return (
      <EmptyState action={<Link to="/el/shop/settings">到商店設定</Link>}>
        還沒有用檔案往來的物流，請在商店設定的「物流檔案」加入。
      </EmptyState>
    );
  return (
    <>
      {codes.length > SHEET_LIMIT && (
        <Notice variant="warning" message={`一次最多 ${SHEET_LIMIT} 筆訂單，請分次選取。`} />
      )}
      {codes.length > 0 && codes.length <= SHEET_LIMIT && (
        <ExportOrders codes={codes} carriers={carriers} carrier={carrier} onCarrier={setId} />
      )}
      {codes.length === 0 && (
        <>
          <p>
            要匯出訂單，請先在<Link to="/el/shop/orders?tab=to-ship">待出貨的訂單</Link>
            選取，再按「匯出給物流」。
          </p>
          <SelectField
            label="物流"
            value={carrier.id}
            onChange={({ currentTarget: { value } }) => setId(value)}
          >
            {carriers.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </SelectField>
        </>
      )}
      <ReadReply key={carrier.id} carrier={carrier} />
      <Soft as="p" $small>
        欄位和物流給您的範本不同，或要加入其他物流時，請到
        <Link to="/el/shop/settings">商店設定</Link>的「物流檔案」。
      </Soft>
    </>
  );
}

/** Order sheets for carriers, and their reply files, at `/el/shop/carriers`. */
export function CarriersView() {
  const [carriers, waiting] = useFreshData('物流', [SHOP_KEY, 'carriers'], fetchCarriers);
  if (carriers === undefined) return waiting;
  return (
    <Stack $gap={24}>
      <h1>物流檔案</h1>
      <Carriers carriers={carriers} />
    </Stack>
  );
}
