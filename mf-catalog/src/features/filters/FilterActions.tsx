import { theme } from '@pinpu/shared/theme';
import { Button, VisuallyHidden } from '@pinpu/shared/ui';
import styled from 'styled-components';

type FilterActionsProps = {
  /** Number of products that match the draft filter; undefined while loading. */
  total: number | undefined;
  clearable: boolean;
  onClear: () => void;
};

/** The button that applies the filter, with the number of results; it stays visible while the filters scroll. */
export function FilterActions({ total, clearable, onClear }: FilterActionsProps) {
  const result = total === undefined ? '看結果' : `看 ${total.toLocaleString('zh-TW')} 項商品`;
  return (
    <Foot>
      {total === 0 && <p>沒有符合這些條件的商品，放寬一項看看。</p>}
      <Buttons>
        {clearable && (
          <Button variant="quiet" onClick={onClear}>
            清除
          </Button>
        )}
        <Result type="submit">{result}</Result>
      </Buttons>
      <VisuallyHidden role="status">
        {total !== undefined && `符合的商品有 ${total} 項`}
      </VisuallyHidden>
    </Foot>
  );
}

const Foot = styled.div`
  position: sticky;
  z-index: ${theme.layer.raised};
  /* Covers the panel's own end padding. */
  bottom: calc(-1 * ${theme.space[24]} - env(safe-area-inset-bottom, 0px));
  display: grid;
  gap: ${theme.space[8]};
  padding-block: ${theme.space[12]} calc(${theme.space[12]} + env(safe-area-inset-bottom, 0px));
  border-top: ${theme.border.hairline};
  background: ${theme.colour.paper};
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[15]};
`;

const Buttons = styled.div`
  display: flex;
  gap: ${theme.space[8]};
`;

const Result = styled(Button)`
  flex: 1;
`;
