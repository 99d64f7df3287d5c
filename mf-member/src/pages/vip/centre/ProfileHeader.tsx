import type { User } from '@pinpu/shared/contracts';
import { isPromoter, nameEqualsEmail } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { Badge, Button, Icon } from '@pinpu/shared/ui';
import styled from 'styled-components';

/** The signed-in member, and the button to the profile form (spec §2). */
export function ProfileHeader({ member, onEdit }: { member: User; onEdit: () => void }) {
  const { cus_name, acc_email, mobile, addr1_postcode, addr1 } = member;
  const nameless = nameEqualsEmail(cus_name, acc_email);
  const address = `${addr1_postcode} ${addr1}`.trim();
  return (
    <Head aria-label="會員資料">
      <Names>
        <h1>{nameless ? '您好' : cus_name}</h1>
        {isPromoter(member) && <Badge $tone="promoter">推廣會員</Badge>}
      </Names>
      <Facts>
        <dt>會員帳號</dt>
        <dd>{acc_email}</dd>
        {mobile && (
          <>
            <dt>手機</dt>
            <dd>{mobile}</dd>
          </>
        )}
        {address && (
          <>
            <dt>地址</dt>
            <dd>{address}</dd>
          </>
        )}
      </Facts>
      <Button variant="secondary" size="small" onClick={onEdit}>
        <Icon name="edit" size={20} />
        {nameless ? '填寫會員資料' : '編輯會員資料'}
      </Button>
    </Head>
  );
}

const Head = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${theme.space[12]};
  ${theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    > :last-child { grid-area: 1 / 2 / span 2 / auto; }
  }
`;

const Names = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[12]};
  h1 { font-size: ${theme.size[32]}; letter-spacing: .04em; overflow-wrap: anywhere; }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  column-gap: ${theme.space[16]};
  font-size: ${theme.size[15]};
  dt { color: ${theme.colour.inkSoft}; }
  dd { overflow-wrap: anywhere; }
`;
