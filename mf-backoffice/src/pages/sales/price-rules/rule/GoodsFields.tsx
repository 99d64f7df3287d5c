import type { RuleNames } from '@pinpu/shared/contracts/backoffice';
import type { RuleScope } from '@pinpu/shared/domain';
import { useQuery } from '@pinpu/shared/query';
import { FaultText } from '@pinpu/shared/staff';
import { Disclosure, SelectField, Stack } from '@pinpu/shared/ui';
import { useState } from 'react';
import { fetchShopMakers } from '../../../../api/makers.ts';
import { fetchShopCategories } from '../../../../api/products.ts';
import { CATEGORIES_KEY, MAKERS_KEY } from '../../../../api/shop-keys.ts';
import { categoryOptions } from '../../../../features/products/category-options.ts';
import { findProducts } from '../../../../features/products/found-products.ts';
import { findVariants } from '../../../../features/products/found-variants.ts';
import { SearchPick } from '../../../../features/products/SearchPick.tsx';
import { ChosenList } from './ChosenList.tsx';
import { nameIn } from './rule-texts.ts';
import { ChoiceWord, Lead, Sentence } from './Sentence.tsx';
import type { TypedGoods } from './typed-rule.ts';

type Part = Exclude<keyof RuleScope, 'except'>;

const PARTS: Readonly<Record<Part, string>> = {
  ...{ categories: '分類', makers: '生產者', products: '商品', variants: '規格' },
};
const NAMES_OF: Readonly<Record<keyof RuleScope, keyof RuleNames>> = {
  ...{ categories: 'categories', makers: 'makers', products: 'products', variants: 'goods' },
  except: 'products',
};

export interface NamedGoods {
  names: RuleNames;
  /** Adds the name of something that was chosen. */
  onName: (of: keyof RuleNames, id: string, name: string) => void;
}

export interface GoodsFieldsProps extends NamedGoods {
  goods: TypedGoods;
  fault: string;
  onChange: (goods: TypedGoods) => void;
}

interface PickProps {
  chosen: readonly string[];
  onPick: (id: string, name: string) => void;
}

interface ListPickProps extends PickProps {
  label: string;
  options: readonly { id: string; text: string }[];
}

/** A choice from a list; what is chosen is added, and the list is ready for the next. */
const ListPick = ({ label, options, chosen, onPick }: ListPickProps) => (
  <SelectField
    label={label}
    value=""
    onChange={({ currentTarget: { value } }) => {
      const found = options.find(({ id }) => id === value);
      if (found) onPick(found.id, found.text.trim());
    }}
  >
    <option value="">請選擇</option>
    {options
      .filter(({ id }) => !chosen.includes(id))
      .map(({ id, text }) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
  </SelectField>
);

function CategoryPick(props: PickProps) {
  const { data } = useQuery({ queryKey: CATEGORIES_KEY, queryFn: fetchShopCategories });
  return (
    <ListPick
      {...props}
      label="加入分類（含子分類）"
      options={categoryOptions(data?.categories ?? [])}
    />
  );
}

function MakerPick(props: PickProps) {
  const { data = [] } = useQuery({ queryKey: MAKERS_KEY, queryFn: fetchShopMakers });
  const options = data.map(({ maker_id, maker_name }) => ({ id: maker_id, text: maker_name }));
  return <ListPick {...props} label="加入生產者" options={options} />;
}

const NOTHING = '沒有符合的商品。';

function GoodsPick({ part, ...props }: PickProps & { part: keyof RuleScope }) {
  if (part === 'categories') return <CategoryPick {...props} />;
  if (part === 'makers') return <MakerPick {...props} />;
  const { chosen, onPick } = props;
  const common = { chosen, error: '', nothing: NOTHING };
  return part === 'variants' ? (
    <SearchPick
      {...{ ...common, label: '加入規格', name: 'rule-variants', search: findVariants }}
      onChoose={({ id, name }) => onPick(id, name)}
    />
  ) : (
    <SearchPick
      {...{ ...common, name: `rule-${part}`, search: findProducts }}
      label={part === 'except' ? '加入除外的商品' : '加入商品（含所有規格）'}
      onChoose={({ id, name }) => onPick(id, name)}
    />
  );
}

function ChosenParts({ goods, names, onName, onChange }: Omit<GoodsFieldsProps, 'fault'>) {
  const [part, setPart] = useState<Part>('categories');
  const { scope } = goods;
  const change = (of: Part, ids: string[]) =>
    onChange({ ...goods, scope: { ...scope, [of]: ids } });
  const items = (Object.keys(PARTS) as Part[]).flatMap((of) =>
    scope[of].map((id) => ({
      ...{ key: `${of} ${id}`, kind: PARTS[of], name: nameIn(names[NAMES_OF[of]], id) },
      onRemove: () =>
        change(
          of,
          scope[of].filter((one) => one !== id),
        ),
    })),
  );
  return (
    <>
      {items.length > 0 && <ChosenList label="指定的商品" items={items} />}
      <Sentence>
        加入
        <ChoiceWord label="加入哪一種" value={part} options={PARTS} onChoose={setPart} />
      </Sentence>
      <GoodsPick
        key={part}
        part={part}
        chosen={scope[part]}
        onPick={(id, name) => {
          onName(NAMES_OF[part], id, name);
          change(part, [...scope[part], id]);
        }}
      />
    </>
  );
}

function Exceptions({ goods, names, onName, onChange }: Omit<GoodsFieldsProps, 'fault'>) {
  const { except } = goods.scope;
  const change = (ids: string[]) => onChange({ ...goods, scope: { ...goods.scope, except: ids } });
  const items = except.map((id) => ({
    ...{ key: id, kind: '除外', name: nameIn(names.products, id) },
    onRemove: () => change(except.filter((one) => one !== id)),
  }));
  return (
    <Disclosure
      summary={except.length > 0 ? `除外的商品（${except.length}）` : '除外的商品'}
      defaultOpen={except.length > 0}
    >
      <Stack>
        {items.length > 0 && <ChosenList label="除外的商品" items={items} />}
        <GoodsPick
          part="except"
          chosen={except}
          onPick={(id, name) => {
            onName('products', id, name);
            change([...except, id]);
          }}
        />
      </Stack>
    </Disclosure>
  );
}

const RANGES = { all: '全部商品', chosen: '指定的商品' } as const;

/** 當顧客購買…: the goods that a rule holds for. */
export function GoodsFields({ fault, ...props }: GoodsFieldsProps) {
  const { goods, onChange } = props;
  return (
    <Stack>
      <Sentence>
        <Lead>當</Lead>
        顧客購買
        <ChoiceWord
          label="購買哪些商品"
          value={goods.everything ? 'all' : 'chosen'}
          options={RANGES}
          onChoose={(range) => onChange({ ...goods, everything: range === 'all' })}
        />
      </Sentence>
      <FaultText fault={fault} />
      {!goods.everything && <ChosenParts {...props} />}
      <Exceptions {...props} />
    </Stack>
  );
}
