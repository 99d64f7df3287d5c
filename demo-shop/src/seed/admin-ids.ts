/** Fixed uuids, in a block for each kind, so that a link to a demo row works on every machine. */
const idsOf = (block: string) => (n: number) =>
  `${block}-0000-4000-8000-${String(n).padStart(12, '0')}`;

export const bizUserId = idsOf('b1200001');
export const systemUserId = idsOf('5e500002');
export const userGroupId = idsOf('96000003');
export const accountGroupId = idsOf('acc00004');
export const merchantId = idsOf('3e6c0005');
export const billTemplateId = idsOf('b1110006');
export const billPeriodId = idsOf('be610007');
