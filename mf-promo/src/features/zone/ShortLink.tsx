import { Link } from '@pinpu/shared/router';
import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';
import { LinkActions } from '../share/LinkActions.tsx';

/** A new short link, to be shared; its name, last day and slug are edited on the page of all links. */
export function ShortLink({ url, title = '' }: { url: string; title?: string }) {
  return (
    <Place>
      <Address href={url}>{url}</Address>
      <LinkActions url={url} title={title} />
      <More to="/vip/links">命名、結束日期與成效：我的推廣連結</More>
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

const More = styled(Link)`
  color: ${theme.colour.plum};
  font-size: ${theme.size[15]};
`;
