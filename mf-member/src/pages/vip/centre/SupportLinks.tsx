import { supportAtom, useAtomValue } from '@pinpu/shared/state';
import { Icon, type IconName, PageSection } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { linksCss } from './links.ts';

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
  ${linksCss}
`;
