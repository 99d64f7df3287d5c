import type { User } from '@pinpu/shared/contracts';
import { isPromoter } from '@pinpu/shared/domain';
import { useAppEvent } from '@pinpu/shared/events';
import { useQuery, useQueryClient } from '@pinpu/shared/query';
import { useParams, useSearchParams } from '@pinpu/shared/router';
import { Slot } from '@pinpu/shared/slots';
import { memberAtom, useAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { PageSection, Stack } from '@pinpu/shared/ui';
import { NotLoaded } from '@pinpu/shared/widgets';
import { useCallback } from 'react';
import styled from 'styled-components';
import { profileDialogAtom } from '../../../state/profile-dialog.ts';
import { PasskeyOffer } from '../passkeys/PasskeyOffer.tsx';
import { ProfileDialog } from '../profile/ProfileDialog.tsx';
import { AccountLinks } from './AccountLinks.tsx';
import { accountQuery } from './account-query.ts';
import { LogOut } from './LogOut.tsx';
import { LevelStanding } from './membership/LevelStanding.tsx';
import { OwnCoupons } from './membership/OwnCoupons.tsx';
import { Orders } from './Orders.tsx';
import { orderFilter } from './order-filter.ts';
import { ProfileHeader } from './ProfileHeader.tsx';
import { SupportLinks } from './SupportLinks.tsx';

/** Profile, orders, promoter services, support and sign-out of the signed-in member (spec §2 Member centre). */
export function MemberCentre({ token }: { token: string }) {
  const cache = useQueryClient();
  const { ACT } = useParams();
  const [search] = useSearchParams();
  const filter = orderFilter(ACT, search);
  const { data, isError, refetch } = useQuery({
    ...accountQuery(token, filter),
    // Profile and counts stay visible while another tab loads.
    placeholderData: (before) => before,
  });
  const member = useAtomValue(memberAtom);
  const [editing, setEditing] = useAtom(profileDialogAtom);
  const readAgain = useCallback(() => cache.invalidateQueries({ queryKey: ['member'] }), [cache]);
  useAppEvent('APP_EC_ORDERS_CHANGED', readAgain);

  if (data === undefined || member === undefined) {
    const failed = isError && data === undefined;
    return <NotLoaded isError={failed} refetch={refetch} what="您的會員資料" />;
  }
  return (
    <Regions $gap={32}>
      <ProfileHeader member={member} onEdit={() => setEditing(true)} />
      {data.membership?.standing && <LevelStanding standing={data.membership.standing} />}
      <OwnCoupons coupons={data.membership?.coupons ?? []} />
      <PasskeyOffer />
      <Orders token={token} filter={filter} counts={data.counts} years={data.years} />
      <Slot name="member.aside" />
      <MoreServices member={member} />
      <AccountLinks credit={member.credit} />
      <SupportLinks />
      <LogOut />
      {editing && <ProfileDialog member={member} onClose={() => setEditing(false)} />}
    </Regions>
  );
}

const Regions = styled(Stack)`
  padding-block: ${theme.space[24]} ${theme.space[48]};
  ${theme.media.desktop} { padding-block: ${theme.space[48]} ${theme.space[72]}; }
`;

/** Services of other remotes for promoters (spec §2); hidden if no remote fills the slot. */
function MoreServices({ member }: { member: User }) {
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
