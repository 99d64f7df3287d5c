import type { Overrides } from '@pinpu/shared/contracts';
import { theme } from '@pinpu/shared/theme';
import { Button, Page } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { placeOf } from './working-copies.ts';

interface OverrideBannerProps {
  overrides: Overrides;
  /** Overrides that could not be used, with the reasons. */
  faults: Readonly<Record<string, string>>;
  onInspect: () => void;
  onEnd: () => void;
}

const described = (overrides: Overrides) =>
  Object.entries(overrides)
    .map(([name, one]) => `${name}（${'url' in one ? placeOf(one.url) : one.version}）`)
    .join('、');

/**
 * A banner above every page: which versions only this browser gets, and how to end that. Part of the page, so that it
 * covers nothing.
 */
export function OverrideBanner({ overrides, faults, onInspect, onEnd }: OverrideBannerProps) {
  return (
    <Ground aria-label="開發中的版本">
      <Row>
        <Text>
          開發中的版本：<b>{described(overrides)}</b>
        </Text>
        <Actions>
          <Button variant="secondary" size="small" onClick={onInspect}>
            檢查
          </Button>
          <Button variant="secondary" size="small" onClick={onEnd}>
            結束
          </Button>
        </Actions>
        {Object.entries(faults).map(([name, fault]) => (
          <Fault key={name} role="alert">
            {name} 顯示線上版本：{fault}。
          </Fault>
        ))}
      </Row>
    </Ground>
  );
}

const Ground = styled.aside`
  position: relative;
  padding-block: ${theme.space[4]};
  background: ${theme.colour.celadonTint};
  color: ${theme.colour.ink};
  font-size: ${theme.size[15]};
  @media print {
    display: none;
  }
`;

const Row = styled(Page)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[16]};
`;

const Text = styled.p`
  flex: 1 1 240px;
  min-width: 0;
  overflow-wrap: anywhere;
  b {
    font-weight: ${theme.weight.medium};
  }
`;

const Actions = styled.div`
  display: flex;
  gap: ${theme.space[8]};
`;

const Fault = styled.p`
  flex: 1 0 100%;
  color: ${theme.colour.vermilionDeep};
  overflow-wrap: anywhere;
`;
