import { supportWays } from '@pinpu/shared/domain';
import { supportAtom, useAtomValue } from '@pinpu/shared/state';
import { Icon, PageSection } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { linksCss } from './links.ts';

/** Contact links; each is shown only if configured (spec §2). */
export function SupportLinks() {
  const support = useAtomValue(supportAtom);
  if (support === undefined) return null;
  return (
    <PageSection title="聯絡我們">
      <Ways>
        {supportWays(support).map(({ label, icon, href, address }) => (
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
