import { theme } from '@pinpu/shared/theme';
import { Button } from '@pinpu/shared/ui';
import styled, { css } from 'styled-components';
import { Option } from './Option.tsx';

/** Below the search box; on phones it covers the page below the header. */
export const Sheet = styled.div`
  position: absolute;
  top: calc(100% + 1px);
  left: 0;
  width: 100%;
  min-width: 420px;
  max-height: min(80dvh, 720px);
  overflow-y: auto;
  overscroll-behavior: contain;
  border: ${theme.border.ink};
  border-top-width: 0;
  background: ${theme.colour.card};
  box-shadow: ${theme.shadow.lifted};
  color: ${theme.colour.ink};
  ${theme.media.phone} {
    min-width: 0;
    height: calc(100dvh - ${theme.frame.header} + 1px);
    max-height: none;
    padding-bottom: env(safe-area-inset-bottom, 0px);
    border: 0;
    box-shadow: none;
    background: ${theme.colour.paper};
  }
`;

export const Inside = styled.div`
  position: relative;
`;

export const List = styled.div`
  padding-block: ${theme.space[8]};
`;

export const GroupTitle = styled.div`
  display: flex;
  align-items: center;
  height: ${theme.width.touch};
  padding-inline: ${theme.space[16]};
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[13]};
`;

const pointedAt = css`
  text-decoration: none;
  &[aria-selected='true'] {
    background: ${theme.colour.tint};
  }
  ${theme.media.hover} {
    &:hover {
      background: ${theme.colour.tint};
    }
  }
`;

const line = css`
  display: flex;
  align-items: center;
  gap: ${theme.space[12]};
  padding-inline: ${theme.space[16]};
  ${pointedAt}
  > svg {
    flex: none;
    color: ${theme.colour.inkSoft};
  }
  > span {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  b {
    font-weight: ${theme.weight.bold};
  }
`;

export const LineOption = styled(Option)`
  ${line}
  height: ${theme.width.touch};
`;

export const ProductOption = styled(Option)`
  ${line}
  min-height: 72px;
  > img,
  > [data-missing] {
    flex: none;
    width: 56px;
  }
`;

/** A row with a button in `Beside`. */
export const RecentOption = styled(LineOption)`
  padding-right: calc(${theme.width.touch} + ${theme.space[8]});
`;

/** At the end of a product's row. */
export const Aside = styled.div`
  display: flex;
  flex: none;
  align-items: baseline;
  gap: ${theme.space[8]};
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[13]};
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  padding: 0 ${theme.space[16]} ${theme.space[8]};
`;

export const ChipOption = styled(Option)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.width.touch};
  padding-inline: ${theme.space[16]};
  border: ${theme.border.edge};
  border-radius: ${theme.radius.round};
  font-size: ${theme.size[15]};
  ${pointedAt}
  &[aria-selected='true'] {
    border-color: ${theme.colour.ink};
  }
`;

/** The column of buttons beside the rows of recent searches. */
export const Beside = styled.div`
  position: absolute;
  top: ${theme.space[8]};
  right: ${theme.space[4]};
  display: grid;
  justify-items: end;
`;

export const ClearAll = styled(Button)`
  height: ${theme.width.touch};
  color: ${theme.colour.inkSoft};
  font-weight: ${theme.weight.regular};
`;

export const Nothing = styled.p`
  padding: ${theme.space[16]};
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[15]};
`;
