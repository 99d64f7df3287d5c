import { HOME_BLOCK_PRODUCTS, type HomeBlock, type HomeBlockKind } from '@pinpu/shared/contracts';
import type { SettingFault } from '@pinpu/shared/contracts/backoffice';
import { categoriesAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Badge, Checkbox, Row, SelectField, Stack, TextField } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import styled from 'styled-components';
import { faultAt } from '../../../../features/settings/fault-at.ts';
import { BLOCK_NAMES } from './default-blocks.ts';
import { GoodsPicker } from './GoodsPicker.tsx';

interface BlockFormProps {
  block: HomeBlock;
  /** The path of its faults: `home_blocks[0]`. */
  field: string;
  faults: readonly SettingFault[];
  onChange: (block: HomeBlock) => void;
}

/** The default headings of blocks without a title; kinds that are missing here have none. */
const HEADINGS: Partial<Record<HomeBlockKind, string>> = {
  featured: '鋪裡精選',
  grid: '隨意逛逛',
  products: '推薦商品',
  category: '分類的名稱',
};

const NOTES: Partial<Record<HomeBlockKind, string>> = {
  header: '內容在下面的「首頁開頭文字」。',
  banner: '內容在下面的「首頁公告」。',
  categories: '最多 10 個分類，每次造訪順序不同。',
  featured: '商品資料中有「精選順序」的 6 件商品。',
  grid: '12 件商品，每次造訪不同。',
};

export function BlockForm({ block, field, faults, onChange }: BlockFormProps) {
  const { kind, enable, title, prd_ids, cate_id } = block;
  const categories = useAtomValue(categoriesAtom);
  const heading = HEADINGS[kind];
  return (
    <Box>
      <Row>
        <Checkbox
          label="顯示"
          aria-label={`顯示${BLOCK_NAMES[kind]}`}
          checked={enable}
          onChange={({ currentTarget: { checked } }) => onChange({ ...block, enable: checked })}
        />
        {faultAt(faults, field) !== '' && <Badge $tone="danger">請修改</Badge>}
      </Row>
      {NOTES[kind] && <Soft $small>{NOTES[kind]}</Soft>}
      <Stack>
        {heading && (
          <TextField
            label="標題"
            optional
            maxLength={40}
            placeholder={heading}
            value={title}
            error={faultAt(faults, `${field}.title`)}
            onChange={({ currentTarget: { value } }) => onChange({ ...block, title: value })}
          />
        )}
        {kind === 'products' && (
          <GoodsPicker
            ids={prd_ids}
            max={HOME_BLOCK_PRODUCTS}
            error={faultAt(faults, `${field}.prd_ids`)}
            onChange={(ids) => onChange({ ...block, prd_ids: ids })}
          />
        )}
        {kind === 'category' && (
          <SelectField
            label="分類"
            value={cate_id}
            error={faultAt(faults, `${field}.cate_id`)}
            onChange={({ currentTarget: { value } }) => onChange({ ...block, cate_id: value })}
          >
            <option value="">選擇分類</option>
            {categories.map((one) => (
              <option key={one.cate_id} value={one.cate_id}>
                {one.cate_name}
              </option>
            ))}
          </SelectField>
        )}
      </Stack>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding: ${theme.space[4]} ${theme.space[16]} ${theme.space[12]};
`;
