import { supportAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Icon } from '@pinpu/shared/ui';
import styled from 'styled-components';

/** Contact links: returns, questions, telephone; each only where it is configured (spec §2). */
export function SupportLinks() {
  const support = useAtomValue(supportAtom);
  if (support === undefined) return null;
  const { return_email, service_email, phone } = support;
  return (
    <Links aria-label="客戶服務">
      {return_email && (
        <a href={`mailto:${return_email}`}>
          <Icon name="mail" size={20} />
          退換貨服務 {return_email}
        </a>
      )}
      {service_email && (
        <a href={`mailto:${service_email}`}>
          <Icon name="mail" size={20} />
          客服信箱 {service_email}
        </a>
      )}
      {phone && (
        <a href={`tel:${phone}`}>
          <Icon name="phone" size={20} />
          客服電話 {phone}
        </a>
      )}
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
