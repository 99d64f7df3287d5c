import type { RemoteRoute } from '@pinpu/shared/contracts';
import { Link } from '@pinpu/shared/router';
import { homeKeywordsAtom, useAtomValue, webResourcesAtom } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { HtmlBlock, Page, useHtmlBlockReady } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { useRemotes } from '../composition/remotes-context.tsx';
import { listAddress } from '../routing/addresses.ts';

/**
 * The bar below the header with configured navigation and quick keywords (spec §2 Header), except where a route opts
 * out.
 */
export function KeywordBar({ without }: { without?: RemoteRoute['no_keywords'] }) {
  const { composition } = useRemotes();
  const keywords = useAtomValue(homeKeywordsAtom);
  const html = useAtomValue(webResourcesAtom).Store_Header_Nav_HTML ?? '';
  // The keywords wait for the block beside them, or they would move when it appears.
  const isReady = useHtmlBlockReady(html !== '');
  if (without === 'always' || (html === '' && keywords.length === 0)) return null;
  return (
    <Ground id="frame-keywords" $notOnPhone={without === 'phone'}>
      <Row>
        {isReady && html !== '' && (
          <Links aria-label="商店導覽">
            <HtmlBlock html={html} />
          </Links>
        )}
        {isReady && keywords.length > 0 && (
          <Links aria-label="熱門關鍵字">
            <ul>
              {keywords.map((keyword) => (
                <li key={keyword}>
                  <Link to={listAddress(composition, keyword)}>{keyword}</Link>
                </li>
              ))}
            </ul>
          </Links>
        )}
      </Row>
    </Ground>
  );
}

const Ground = styled.div<{ $notOnPhone: boolean }>`
  border-bottom: ${theme.border.hairline};
  ${theme.media.phone} {
    display: ${({ $notOnPhone }) => ($notOnPhone ? 'none' : 'block')};
  }
`;

const Row = styled(Page)`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space[24]};
  min-height: ${theme.width.touch};
  overflow-x: auto;
  scrollbar-width: none;
  white-space: nowrap;
`;

const Links = styled.nav`
  flex: none;
  font-size: ${theme.size[15]};
  ul {
    display: flex;
    gap: ${theme.space[24]};
    padding: 0;
    list-style: none;
  }
  a {
    display: flex;
    align-items: center;
    min-height: ${theme.width.touch};
    color: ${theme.colour.ink};
    text-decoration: none;
    ${theme.media.hover} {
      &:hover {
        color: ${theme.colour.vermilion};
      }
    }
  }
  & + & {
    ul {
      gap: ${theme.space[16]};
    }
    a {
      color: ${theme.colour.inkSoft};
      font-size: ${theme.size[13]};
    }
  }
`;
