import { ADD_ON_ITEMS_MAX } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { IconButton, Stack } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { findVariants } from '../../../../features/products/found-variants.ts';
import { SearchPick } from '../../../../features/products/SearchPick.tsx';
import { nameIn } from './rule-texts.ts';
import { NumberWord, Sentence } from './Sentence.tsx';
import type { TermsFieldsProps } from './terms-fields-props.ts';

/** 滿 500，就可以用加購價買: goods, each with its other price. */
export function AddOnFields({ terms, names, fault, onName, onChange }: TermsFieldsProps) {
  const { items } = terms;
  return (
    <Stack>
      <Sentence>
        滿 NT$
        <NumberWord
          label="加購的門檻"
          value={terms.from}
          error={fault}
          placeholder="不限"
          onType={(from) => onChange({ from })}
        />
        ，每筆訂單可以加購
        <NumberWord label="最多加購幾件" value={terms.max} onType={(max) => onChange({ max })} />件
      </Sentence>
      {items.length > 0 && (
        <Items aria-label="加購的商品">
          {items.map(({ prd_id, price }) => {
            const name = nameIn(names.goods, prd_id);
            return (
              <li key={prd_id}>
                <span>{name}</span>
                <Sentence>
                  NT$
                  <NumberWord
                    label={`${name}的加購價`}
                    value={price}
                    onType={(typed) =>
                      onChange({
                        items: items.map((one) =>
                          one.prd_id === prd_id ? { prd_id, price: typed } : one,
                        ),
                      })
                    }
                  />
                </Sentence>
                <IconButton
                  icon="trash"
                  aria-label={`移除${name}`}
                  onClick={() => onChange({ items: items.filter((one) => one.prd_id !== prd_id) })}
                />
              </li>
            );
          })}
        </Items>
      )}
      {items.length < ADD_ON_ITEMS_MAX && (
        <SearchPick
          {...{ label: '加入加購的商品', name: 'rule-add-on', error: '' }}
          nothing="沒有符合的商品。"
          chosen={items.map(({ prd_id }) => prd_id)}
          search={findVariants}
          onChoose={({ id, name }) => {
            onName('goods', id, name);
            onChange({ items: [...items, { prd_id: id, price: '' }] });
          }}
        />
      )}
    </Stack>
  );
}

const Items = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: ${theme.space[8]};
    padding-block: ${theme.space[8]};
    border-bottom: ${theme.border.hairline};
    overflow-wrap: anywhere;
  }
`;
