import { theme } from '@pinpu/shared/theme';
import { CopyButton, Icon, LinkButton } from '@pinpu/shared/ui';
import styled from 'styled-components';

/** A short link, to copy or to send by LINE. */
export function ShortLink({ url }: { url: string }) {
  const line = `https://social-plugins.line.me/lineit/share?url=${encodeURIComponent(url)}`;
  return (
    <Place>
      <Address href={url}>{url}</Address>
      <Actions>
        <CopyButton text={url} what="推廣連結" variant="promoter" size="small">
          複製連結
        </CopyButton>
        <LinkButton
          $variant="secondary"
          $size="small"
          href={line}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="line" />用 LINE 分享
        </LinkButton>
      </Actions>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  gap: ${theme.space[12]};
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
