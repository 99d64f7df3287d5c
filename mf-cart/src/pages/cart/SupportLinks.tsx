import { supportWays } from '@pinpu/shared/domain';
import { supportAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Icon } from '@pinpu/shared/ui';
import styled from 'styled-components';

/** Contact links: returns, questions, telephone; each only if configured (spec §2). */
export function SupportLinks() {
  const support = useAtomValue(supportAtom);
  if (support === undefined) return null;
  return (
    <Links aria-label="客戶服務">
      {supportWays(support).map(({ label, icon, href, address }) => (
        <a key={label} href={href}>
          <Icon name={icon} size={20} />
          {label} {address}
        </a>
      ))}
    </Links>
  );
}

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space[24]};
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[15]};
  a {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[8]};
    min-height: ${theme.width.touch};
    text-decoration: none;
    ${theme.media.hover} { &:hover { text-decoration: underline; } }
  }
`;
