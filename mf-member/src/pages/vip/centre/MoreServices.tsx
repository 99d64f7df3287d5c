import type { User } from '@pinpu/shared/contracts';
import { isPromoter } from '@pinpu/shared/domain';
import { Slot } from '@pinpu/shared/slots';
import { PageSection } from '@pinpu/shared/ui';
import styled from 'styled-components';

/** Services of other remotes for promoters (spec §2); hidden if no remote fills the slot. */
export function MoreServices({ member }: { member: User }) {
  if (!isPromoter(member)) return null;
  return (
    <Block>
      <PageSection title="更多服務">
        <Slot name="member.services" member={member} />
      </PageSection>
    </Block>
  );
}

/** Hidden if nothing is shown below the heading, which is then the section's only child. */
const Block = styled.div`
  &:has(> section > :only-child) { display: none; }
`;
