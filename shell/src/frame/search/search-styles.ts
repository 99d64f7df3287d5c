import { theme } from '@pinpu/shared/theme';
import { Button } from '@pinpu/shared/ui';
import styled from 'styled-components';

/** The search box; on phones it fills the header while open. */
export const Form = styled.form`
  position: relative;
  display: flex;
  flex: 1;
  align-items: center;
  min-width: 0;
  max-width: 480px;
  min-height: ${theme.width.touch};
  padding-left: ${theme.space[4]};
  border-bottom: ${theme.border.edge};
  color: ${theme.colour.inkSoft};
  &:focus-within {
    border-color: ${theme.colour.ink};
  }
  > svg {
    flex: none;
  }
  ${theme.media.tablet} {
    padding-left: ${theme.space[12]};
  }
  ${theme.media.phone} {
    &[data-open='true'] {
      position: absolute;
      inset: 0;
      z-index: ${theme.layer.raised};
      max-width: none;
      padding-left: ${theme.space[16]};
      border: 0;
      background: ${theme.colour.paper};
    }
  }
`;

export const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: ${theme.width.touch};
  padding: 0 0 0 ${theme.space[8]};
  border: 0;
  text-overflow: ellipsis;
  background: none;
  color: ${theme.colour.ink};
  outline: none;
`;

/** Closes the search on phones, where it covers the page. */
export const Cancel = styled(Button)`
  display: none;
  ${theme.media.phone} {
    [data-open='true'] > & {
      display: inline-flex;
    }
  }
`;
