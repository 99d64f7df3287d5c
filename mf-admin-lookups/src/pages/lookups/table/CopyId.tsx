import { theme } from '@pinpu/shared/theme';
import { Icon } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import { useState } from 'react';
import styled from 'styled-components';

type CopyState = 'idle' | 'copied' | 'failed';

const NOTES = { idle: '', copied: '已複製', failed: '無法複製，請選取後複製' };

export function CopyId({ id, of }: { id: string; of: string }) {
  const [state, setState] = useState<CopyState>('idle');
  const copy = () =>
    navigator.clipboard.writeText(id).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  return (
    <Place>
      <Text>{id}</Text>
      <Press type="button" aria-label={`複製識別碼：${of}`} onClick={copy}>
        <Icon name={state === 'copied' ? 'check' : 'copy'} size={20} />
      </Press>
      <Soft as="span" $small role="status">
        {NOTES[state]}
      </Soft>
    </Place>
  );
}

const Place = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[4]};
  /* The button stays beside an id that takes two lines. */
  ${theme.media.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    > :last-child { grid-column: 1 / -1; }
  }
`;

const Text = styled.span`
  font-size: ${theme.size[13]};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

const Press = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 32px;
  border-radius: ${theme.radius.small};
  color: ${theme.colour.inkSoft};
  ${theme.media.hover} { &:hover { background: ${theme.colour.tint}; } }
  ${theme.media.phone} { width: ${theme.width.touch}; height: ${theme.width.touch}; }
`;
