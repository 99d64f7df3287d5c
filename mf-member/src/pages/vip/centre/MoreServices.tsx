import type { User } from '@pinpu/shared/contracts';
import { isPromoter } from '@pinpu/shared/domain';
import { Slot } from '@pinpu/shared/slots';
import { PageSection } from '@pinpu/shared/ui';
import styled from 'styled-components';

/** Services of other remotes for promoters (spec §2); hidden while no remote fills the slot. */
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

/** The heading is the section's only child where no part is shown below it. */
const Block = styled.div`
  &:has(> section > :only-child) { display: none; }
`;
