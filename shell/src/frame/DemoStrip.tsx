import { publicConfigAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Page } from '@pinpu/shared/ui';
import styled from 'styled-components';

/**
 * A strip above every page of a demo: nothing is paid or shipped. Part of the frame, so that nothing moves when it
 * appears.
 */
export function DemoStrip() {
  if (useAtomValue(publicConfigAtom)?.shop_mode !== 'demo') return null;
  return (
    <Ground aria-label="示範商店">
      <Page as="p">
        <b>示範商店</b>：不會真的收款或出貨
      </Page>
    </Ground>
  );
}

const Ground = styled.aside`
  padding-block: 2px;
  background: ${theme.colour.gingerTint};
  color: ${theme.colour.ink};
  font-size: ${theme.size[13]};
  text-align: center;
  b {
    color: ${theme.colour.ginger};
    font-weight: ${theme.weight.medium};
  }
  @media print {
    display: none;
  }
`;
