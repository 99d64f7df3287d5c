import { theme } from '@pinpu/shared/theme';
import { Mark } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { slideBox } from './slide-box.ts';

/** Replaces a slide's picture that failed to load; `label` names the slide if it has no caption. */
export function BlankSlide({ label }: { label: string }) {
  const named = label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Paper {...named}>
      <Mark size={72} />
    </Paper>
  );
}

const Paper = styled.div`
  ${slideBox}
  display: grid;
  place-items: center;
  color: ${theme.colour.edge};
`;
