import { isGroupPriceLevel } from '@pinpu/shared/domain';
import { Link } from '@pinpu/shared/router';
import { livingCodeAtom, shownPriceLevelAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

/**
 * Note above the lines, for shoppers with an active promoter's code: says that the prices are group prices, and links
 * back to the group.
 */
export function GroupPriceNote() {
  const level = useAtomValue(shownPriceLevelAtom);
  const group = useAtomValue(livingCodeAtom)?.group;
  if (!isGroupPriceLevel(level)) return null;
  return (
    <Note>
      <span>已為有團購價的商品套用您的團購價。</span>
      {group && (
        <Link
          to={group.path}
        >{`回${group.name === '' ? '團購' : `「${group.name}」`}繼續選購`}</Link>
      )}
    </Note>
  );
}

const Note = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[12]};
  color: ${theme.colour.vermilion};
  font-size: ${theme.size[15]};
  a { padding-block: ${theme.space[8]}; }
`;
