import type { members, promoCodes } from '@pinpu/server/plugin';

type MemberRow = typeof members.$inferInsert;

const MEMBER_ID = 'demo-member';
const PROMOTER_ID = 'demo-promoter';

const profile = (cus_name: string, mobile: string, addr1: string, postcode: string) => ({
  cus_name,
  mobile,
  addr1,
  addr1_postcode: postcode,
  cnt_name: cus_name,
  cnt_phone1: mobile,
  cnt_addr1: addr1,
  cnt_addr1_postcode: postcode,
});

/** The two demo accounts (docs/architecture.md), with everything a checkout needs. */
export const demoMemberRows = (now: Date): MemberRow[] => [
  {
    ...profile('示範會員', '0900000001', '臺北市中正區示範路 1 號', '100'),
    cus_id: MEMBER_ID,
    acc_email: 'member@pinpu.test',
    cnt_email: 'member@pinpu.test',
    status: 0,
    c_date: now,
    u_date: now,
  },
  {
    ...profile('示範團購主', '0900000002', '臺中市西區示範街 2 號', '403'),
    cus_id: PROMOTER_ID,
    acc_email: 'promoter@pinpu.test',
    cnt_email: 'promoter@pinpu.test',
    status: 1,
    c_date: now,
    u_date: now,
  },
];

/** The shop's own group-buy code, and the demo promoter's. */
export const demoPromoCodeRows = (now: Date): (typeof promoCodes.$inferInsert)[] => [
  { code: 'PINPU', c_date: now },
  { code: 'PINPU-TUAN', cus_id: PROMOTER_ID, c_date: now },
];
