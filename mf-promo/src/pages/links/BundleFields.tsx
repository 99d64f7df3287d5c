import type { MyLink } from '@pinpu/shared/contracts';
import { formatTwd } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { IconButton } from '@pinpu/shared/ui';
import styled from 'styled-components';

export type BundleParts = Pick<MyLink, 'products' | 'cover_prd_id'>;

interface BundleFieldsProps {
  parts: BundleParts;
  onChange: (parts: BundleParts) => void;
}

/** The products of a bundle in order, with the profit of each, and the choice of the cover. */
export function BundleFields({ parts, onChange }: BundleFieldsProps) {
  const { products, cover_prd_id } = parts;
  const cover = cover_prd_id || products[0]?.prd_id;
  const move = (at: number, by: -1 | 1) => {
    const moved = [...products];
    moved.splice(at + by, 0, ...moved.splice(at, 1));
    onChange({ ...parts, products: moved });
  };
  const remove = (prd_id: string) =>
    onChange({
      products: products.filter((one) => one.prd_id !== prd_id),
      cover_prd_id: cover_prd_id === prd_id ? '' : cover_prd_id,
    });
  const profit = products.reduce((sum, one) => sum + (one.on_sale ? one.profit : 0), 0);
  return (
    <Group>
      <legend>商品順序與封面</legend>
      <Products>
        {products.map(({ prd_id, prd_name, profit: earned, on_sale }, at) => (
          <li key={prd_id}>
            <label>
              <input
                type="radio"
                name="cover"
                checked={prd_id === cover}
                onChange={() => onChange({ ...parts, cover_prd_id: prd_id })}
              />
              <span>
                {prd_name}
                <small>
                  {prd_id === cover && '封面・'}
                  {on_sale ? `利潤 ${formatTwd(earned)}` : '已下架'}
                </small>
              </span>
            </label>
            <IconButton
              icon="chevronUp"
              aria-label={`${prd_name}往前移`}
              disabled={at === 0}
              onClick={() => move(at, -1)}
            />
            <IconButton
              icon="chevronDown"
              aria-label={`${prd_name}往後移`}
              disabled={at === products.length - 1}
              onClick={() => move(at, 1)}
            />
            <IconButton
              icon="trash"
              aria-label={`移除${prd_name}`}
              disabled={products.length === 1}
              onClick={() => remove(prd_id)}
            />
          </li>
        ))}
      </Products>
      <p>整組賣出一次，利潤合計 {formatTwd(profit)}</p>
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  border: 0;
  padding: 0;
  legend { padding: 0; font-size: ${theme.size[15]}; font-weight: ${theme.weight.medium}; }
  p { padding-top: ${theme.space[8]}; color: ${theme.colour.plum}; }
`;

const Products = styled.ol`
  li { display: flex; align-items: center; border-bottom: ${theme.border.hairline}; }
  label {
    flex: 1;
    display: flex;
    align-items: center;
    gap: ${theme.space[12]};
    min-width: 0;
    min-height: ${theme.width.touch};
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  input { flex: none; width: 20px; height: 20px; accent-color: ${theme.colour.plum}; }
  small { display: block; color: ${theme.colour.inkSoft}; font-size: ${theme.size[13]}; }
  button:disabled { opacity: .4; }
`;
