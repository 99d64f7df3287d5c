import type { NewsletterBlock, NewsletterPage } from '@pinpu/shared/contracts/backoffice';
import { NEWSLETTER_BLOCKS, NEWSLETTER_GOODS, NEWSLETTER_TEXT } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { Button, Field, Row, Stack, TextField } from '@pinpu/shared/ui';
import { ProductSearch } from '@pinpu/shared/widgets';
import styled from 'styled-components';
import { TextArea } from '../../../../features/fields/TextArea.ts';
import { OrderedList } from '../../../../features/ordered/OrderedList.tsx';
import { useRowKeys } from '../../../../features/ordered/use-row-keys.ts';
import { PictureField } from '../../../../features/pictures/PictureField.tsx';

type BlockOf<Kind extends NewsletterBlock['kind']> = Extract<NewsletterBlock, { kind: Kind }>;

const KINDS: Readonly<Record<NewsletterBlock['kind'], string>> = {
  text: '文字',
  picture: '圖片',
  goods: '商品',
};

const EMPTY: { [Kind in NewsletterBlock['kind']]: BlockOf<Kind> } = {
  text: { kind: 'text', text: '' },
  picture: { kind: 'picture', picture: '', alt: '', link: '' },
  goods: { kind: 'goods', prd_ids: [] },
};

interface Named {
  names: NewsletterPage['names'];
  onName: (id: string, name: string) => void;
}

interface FieldsProps<Block> {
  block: Block;
  onChange: (block: Block) => void;
}

const TextFields = ({ block, onChange }: FieldsProps<BlockOf<'text'>>) => (
  <Field label="文字" hint="空一行就是新的段落">
    {(control) => (
      <TextArea
        {...control}
        rows={6}
        maxLength={NEWSLETTER_TEXT}
        value={block.text}
        onChange={({ currentTarget }) => onChange({ ...block, text: currentTarget.value })}
      />
    )}
  </Field>
);

const PictureFields = ({ block, onChange }: FieldsProps<BlockOf<'picture'>>) => (
  <Stack>
    <PictureField
      label="圖片"
      value={block.picture}
      ratio={3 / 2}
      hint="在信裡與文字同寬，不裁切"
      onChange={(picture) => onChange({ ...block, picture })}
    />
    <TextField
      label="圖片說明"
      hint="有些信件程式不顯示圖片，只看得到說明"
      autoComplete="off"
      maxLength={120}
      value={block.alt}
      onChange={({ currentTarget: { value } }) => onChange({ ...block, alt: value })}
    />
    <TextField
      label="連結"
      hint="本店的頁面以 / 開頭，例如 /products"
      autoComplete="off"
      optional
      maxLength={500}
      value={block.link}
      onChange={({ currentTarget: { value } }) => onChange({ ...block, link: value.trim() })}
    />
  </Stack>
);

function GoodsFields({ block, names, onName, onChange }: FieldsProps<BlockOf<'goods'>> & Named) {
  const { prd_ids } = block;
  const isFull = prd_ids.length >= NEWSLETTER_GOODS;
  return (
    <Stack>
      <OrderedList
        label="電子報的商品"
        items={prd_ids}
        keyOf={(id) => id}
        nameOf={(id) => names[id] ?? id}
        onChange={(ids) => onChange({ ...block, prd_ids: ids })}
      >
        {() => null}
      </OrderedList>
      {isFull ? (
        <p>一個區塊最多 {NEWSLETTER_GOODS} 件商品。</p>
      ) : (
        <ProductSearch
          label="加入商品"
          action="加入"
          hint="寄出時的價格；下架的商品不會寄出"
          chosen={prd_ids}
          onChoose={({ prd_id, prd_name }) => {
            onName(prd_id, prd_name);
            onChange({ ...block, prd_ids: [...prd_ids, prd_id] });
          }}
        />
      )}
    </Stack>
  );
}

function Fields({ block, onChange, ...named }: FieldsProps<NewsletterBlock> & Named) {
  switch (block.kind) {
    case 'text':
      return <TextFields block={block} onChange={onChange} />;
    case 'picture':
      return <PictureFields block={block} onChange={onChange} />;
    case 'goods':
      return <GoodsFields block={block} onChange={onChange} {...named} />;
  }
}

interface BlockFieldsProps extends Named {
  blocks: readonly NewsletterBlock[];
  onChange: (blocks: NewsletterBlock[]) => void;
}

/** The parts of a newsletter, in their order. */
export function BlockFields({ blocks, onChange, ...named }: BlockFieldsProps) {
  const { rows, change } = useRowKeys(blocks, onChange);
  return (
    <Stack>
      {rows.length > 0 && (
        <OrderedList
          label="電子報的內容"
          items={rows}
          keyOf={({ key }) => key}
          nameOf={({ item }) => KINDS[item.kind]}
          onChange={change}
        >
          {({ key, item }) => (
            <Inside>
              <Fields
                block={item}
                {...named}
                onChange={(block) =>
                  change(rows.map((row) => (row.key === key ? { ...row, item: block } : row)))
                }
              />
            </Inside>
          )}
        </OrderedList>
      )}
      {blocks.length < NEWSLETTER_BLOCKS && (
        <Row $gap={8}>
          {(Object.keys(KINDS) as NewsletterBlock['kind'][]).map((kind) => (
            <Button
              key={kind}
              variant="secondary"
              size="small"
              onClick={() => onChange([...blocks, EMPTY[kind]])}
            >
              加入{KINDS[kind]}
            </Button>
          ))}
        </Row>
      )}
    </Stack>
  );
}

const Inside = styled.div`
  padding: ${theme.space[16]};
`;
