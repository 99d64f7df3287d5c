import {
  demoAccountGroups,
  demoBillPeriods,
  demoBillTemplates,
  demoBizUsers,
  demoMerchants,
  demoSystemUsers,
  demoUserGroups,
} from './admin.ts';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/;

describe('the administrative demo rows', () => {
  const bizUsers = new Set(demoBizUsers.map((row) => row.BizUserId));
  const accountGroups = new Set(demoAccountGroups.map((row) => row.BizAccountGroupId));
  const templates = new Set(demoBillTemplates.map((row) => row.BillTemplateId));
  const merchants = new Set<string | null | undefined>(
    demoMerchants.map((row) => row.BizMerchantId),
  );

  it('carry ids that are uuids and never repeat [A3] [A4]', () => {
    const ids = [
      ...demoBizUsers.map((row) => row.BizUserId),
      ...demoSystemUsers.map((row) => row.UserId),
      ...demoUserGroups.map((row) => row.GroupId),
      ...demoAccountGroups.map((row) => row.BizAccountGroupId),
      ...demoMerchants.map((row) => row.BizMerchantId),
      ...demoBillTemplates.map((row) => row.BillTemplateId),
      ...demoBillPeriods.map((row) => row.BillPeriodId),
    ];
    expect(ids.filter((id) => !uuid.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('refer only to rows that exist [A4]', () => {
    const lost = [
      ...demoAccountGroups.filter((row) => !bizUsers.has(row.BizUserId)),
      ...demoMerchants.filter((row) => !bizUsers.has(row.BizUserId)),
      ...demoBillTemplates.filter((row) => !accountGroups.has(row.BizAccountGroupId)),
      ...demoBillPeriods.filter((row) => !templates.has(row.BillTemplateId)),
      ...demoBillPeriods.filter((row) => row.BizMerchantId && !merchants.has(row.BizMerchantId)),
    ];
    expect(lost).toEqual([]);
  });

  it('include labels with and without a code [A3] [A4]', () => {
    const hasCode = (code: string | undefined) => Boolean(code);
    expect(new Set(demoUserGroups.map((row) => hasCode(row.GroupCode)))).toEqual(
      new Set([true, false]),
    );
    expect(new Set(demoMerchants.map((row) => hasCode(row.BizMerchantCode)))).toEqual(
      new Set([true, false]),
    );
  });

  it('open no period after it ends [A4]', () => {
    expect(demoBillPeriods.filter((row) => row.StartDate > row.EndDate)).toEqual([]);
  });
});
