import { Link } from '@pinpu/shared/router';
import { ListHead, useFreshData } from '@pinpu/shared/staff';
import { EmptyState, LinkButton, Stack, TextField } from '@pinpu/shared/ui';
import { useState } from 'react';
import { fetchShopMakers } from '../../../api/makers.ts';
import { MAKERS_KEY } from '../../../api/shop-keys.ts';
import { MakerRow } from './MakerRow.tsx';
import { MAKERS_PATH, NEW_MAKER } from './maker/maker-paths.ts';

/** The number of makers from which the list has a search. */
const MANY = 8;

function Makers() {
  const [searched, setSearched] = useState('');
  const [data, waiting] = useFreshData('生產者', MAKERS_KEY, fetchShopMakers);
  if (data === undefined) return waiting;
  if (data.length === 0)
    return <EmptyState>還沒有生產者。新增一位，就能在商品上選他，商品頁會介紹他。</EmptyState>;
  const word = searched.trim().toLowerCase();
  const found = data.filter(({ maker_id, maker_name, maker_place }) =>
    [maker_id, maker_name, maker_place].some((text) => text.toLowerCase().includes(word)),
  );
  return (
    <>
      {data.length >= MANY && (
        <TextField
          label="找生產者"
          type="search"
          autoComplete="off"
          hint="名稱、代碼或所在地"
          value={searched}
          onChange={({ currentTarget: { value } }) => setSearched(value)}
        />
      )}
      {found.length === 0 ? (
        <EmptyState>沒有符合的生產者，請換個名稱。</EmptyState>
      ) : (
        <ul aria-label="生產者">
          {found.map((maker) => (
            <MakerRow key={maker.maker_id} maker={maker} />
          ))}
        </ul>
      )}
    </>
  );
}

/** All makers, at `/el/shop/makers`. */
export const MakerList = () => (
  <Stack>
    <ListHead>
      <h1>生產者</h1>
      <LinkButton as={Link} to={`${MAKERS_PATH}/${NEW_MAKER}`}>
        新增生產者
      </LinkButton>
    </ListHead>
    <Makers />
  </Stack>
);
