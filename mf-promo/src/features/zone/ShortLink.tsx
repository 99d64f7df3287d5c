import { theme } from '@pinpu/shared/theme';
import { Button, Icon, LinkButton } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';

type CopyState = 'idle' | 'copied' | 'refused';

const spoken: Record<CopyState, string> = {
  idle: '',
  copied: '已複製推廣連結',
  refused: '無法自動複製，請長按連結複製',
};

/** A short link, ready to be copied or sent by LINE. */
export function ShortLink({ url }: { url: string }) {
  const [state, setState] = useState<CopyState>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  const line = `https://social-plugins.line.me/lineit/share?url=${encodeURIComponent(url)}`;
  return (
    <Place>
      <Address href={url}>{url}</Address>
      <Actions>
        <Button variant="promoter" onClick={copy}>
          <Icon name="copy" />
          複製連結
        </Button>
        <LinkButton $variant="secondary" href={line} target="_blank" rel="noopener noreferrer">
          <Icon name="line" />用 LINE 分享
        </LinkButton>
      </Actions>
      <p role="status">{spoken[state]}</p>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  gap: ${theme.space[12]};
  [role='status']:empty {
    display: none;
  }
`;

const Address = styled.a`
  padding: ${theme.space[8]} ${theme.space[12]};
  background: ${theme.colour.card};
  color: ${theme.colour.plum};
  overflow-wrap: anywhere;
  user-select: all;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;
