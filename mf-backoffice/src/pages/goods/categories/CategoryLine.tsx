import type { ShopCategory } from '@pinpu/shared/contracts/backoffice';
import { Link } from '@pinpu/shared/router';
import { theme } from '@pinpu/shared/theme';
import { IconButton, Picture } from '@pinpu/shared/ui';
import styled from 'styled-components';

interface CategoryLineProps {
  category: ShopCategory;
  isBusy: boolean;
  /** Ids of its neighbours; undefined at an end. */
  before: string | undefined;
  after: string | undefined;
  canRemove: boolean;
  /** Exchanges positions with a neighbour. */
  onMove: (other: string) => void;
  onEdit: () => void;
  onRemove: () => void;
}

export function CategoryLine(props: CategoryLineProps) {
  const { category, isBusy, before, after, canRemove, onMove, onEdit, onRemove } = props;
  const { cate_id, cate_name, cate_attachment, products } = category;
  return (
    <Line>
      <Thumb>
        {cate_attachment !== '' && <Picture src={cate_attachment} alt="" sizes="44px" />}
      </Thumb>
      <Name>
        {cate_name}
        <Link to={`/el/shop/products?${new URLSearchParams({ cate: cate_id })}`}>
          {products} 個商品
        </Link>
      </Name>
      <Buttons>
        <IconButton
          icon="chevronUp"
          aria-label={`往上移：${cate_name}`}
          aria-disabled={before === undefined || isBusy}
          onClick={() => before !== undefined && !isBusy && onMove(before)}
        />
        <IconButton
          icon="chevronDown"
          aria-label={`往下移：${cate_name}`}
          aria-disabled={after === undefined || isBusy}
          onClick={() => after !== undefined && !isBusy && onMove(after)}
        />
        <IconButton icon="edit" aria-label={`修改：${cate_name}`} onClick={onEdit} />
        {canRemove && (
          <IconButton icon="trash" aria-label={`刪除：${cate_name}`} onClick={onRemove} />
        )}
      </Buttons>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]} ${theme.space[12]};
  padding-block: ${theme.space[8]};
  border-bottom: ${theme.border.hairline};
`;

const Thumb = styled.span`
  flex: none;
  width: ${theme.width.touch};
  aspect-ratio: 1;
  border-radius: ${theme.radius.small};
  background: ${theme.colour.tint};
`;

const Name = styled.span`
  display: grid;
  flex: 1 1 112px;
  min-width: 0;
  overflow-wrap: anywhere;
  a {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    min-height: 24px;
    color: ${theme.colour.inkSoft};
    font-size: ${theme.size[13]};
  }
`;

const Buttons = styled.span`
  display: flex;
  flex: none;
  margin-inline-start: auto;
`;
