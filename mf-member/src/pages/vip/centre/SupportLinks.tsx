import { supportAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Icon, type IconName, PageSection } from '@pinpu/shared/ui';
import styled from 'styled-components';

interface Way {
  label: string;
  icon: IconName;
  href: string;
  address: string;
}

/** Contact links, each only where it is configured (spec §2). */
export function SupportLinks() {
  const support = useAtomValue(supportAtom);
  if (support === undefined) return null;
  const { return_email, service_email, phone } = support;
  const ways: Way[] = [
    { label: '退換貨服務', icon: 'mail', href: `mailto:${return_email}`, address: return_email },
    { label: '客服信箱', icon: 'mail', href: `mailto:${service_email}`, address: service_email },
    { label: '客服電話', icon: 'phone', href: `tel:${phone}`, address: phone },
  ];
  return (
    <PageSection title="聯絡我們">
      <Ways>
        {ways
          .filter(({ address }) => address !== '')
          .map(({ label, icon, href, address }) => (
            <li key={label}>
              <a href={href}>
                <Icon name={icon} />
                <span>{label}</span>
                <span>{address}</span>
              </a>
            </li>
          ))}
      </Ways>
    </PageSection>
  );
}

const Ways = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${theme.media.tablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: ${theme.space[24]}; }
  a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    column-gap: ${theme.space[12]};
    min-height: ${theme.width.touch};
    padding-block: ${theme.space[8]};
    text-decoration: none;
    > svg { grid-row: span 2; }
    > :last-child { color: ${theme.colour.inkSoft}; font-size: ${theme.size[15]}; overflow-wrap: anywhere; }
    ${theme.media.hover} { &:hover > :last-child { text-decoration: underline; } }
  }
`;
