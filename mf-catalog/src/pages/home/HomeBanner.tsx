import { theme } from '@pinpu/shared/theme';
import { HtmlBlock } from '@pinpu/shared/ui';
import styled from 'styled-components';

/** The shop's notice on home; nothing if it is empty. */
export const HomeBanner = ({ html }: { html: string }) =>
  html === '' ? null : (
    <Banner>
      <HtmlBlock html={html} />
    </Banner>
  );

/** Looks like a notice on a counter, with one corner folded as in the logo. */
const Banner = styled.div`
  padding: ${theme.space[24]};
  background: ${theme.colour.gingerTint};
  clip-path: polygon(0 0, calc(100% - 32px) 0, 100% 32px, 100% 100%, 0 100%);
  ${theme.media.desktop} { padding: ${theme.space[32]} ${theme.space[48]}; }
  &:empty { display: none; }
`;
