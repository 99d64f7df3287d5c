import type { BillTemplate } from '@pinpu/shared/contracts';
import { formatTwd } from '@pinpu/shared/domain';
import { fetchEsch } from '../../../api/config.ts';
import type { LookupRequest } from '../../../api/lookup-request.ts';
import { fetchTemplates } from '../../../api/lookups.ts';
import type { Lookup } from '../lookup.ts';

/** A bill template with the name of its layout. */
type NamedTemplate = BillTemplate & { layout: string };

async function read(request: LookupRequest): Promise<NamedTemplate[]> {
  const [templates, { print_layouts }] = await Promise.all([fetchTemplates(request), fetchEsch()]);
  const names = new Map(print_layouts.map(({ value, text }) => [value, text]));
  return templates.map((template) => {
    const { PrintLayoutType } = template;
    return { ...template, layout: names.get(PrintLayoutType) ?? String(PrintLayoutType) };
  });
}

const yesNo = (value: boolean) => (value ? '是' : '否');

const signature = (title: string, name: string) => [title, name].filter(Boolean).join('：');

const linesText = ({ DtlList }: BillTemplate) =>
  DtlList.map(({ Name, Amount }) => `${Name} ${formatTwd(Amount)}`).join('、');

export const templates: Lookup<NamedTemplate> = {
  view: 'bill-templates',
  title: '帳單範本',
  isScoped: true,
  read,
  idOf: ({ BillTemplateId }) => BillTemplateId,
  labelOf: ({ Name }) => Name,
  columns: [
    { key: 'Name', head: '名稱', text: ({ Name }) => Name },
    { key: 'BizAccountGroupName', head: '帳戶群組', text: (item) => item.BizAccountGroupName },
    { key: 'PrintLayoutType', head: '列印格式', text: ({ layout }) => layout },
    { key: 'DtlList', head: '明細項目', text: linesText },
    { key: 'UsePfn', head: '使用 PFN', text: ({ UsePfn }) => yesNo(UsePfn), isDetail: true },
    {
      ...{ key: 'IsDisplayZeroItem', head: '顯示零元項目', isDetail: true },
      text: ({ IsDisplayZeroItem }) => yesNo(IsDisplayZeroItem),
    },
    {
      ...{ key: 'SignA', head: '簽章 A', isDetail: true },
      text: ({ SignTitleA, SignNameA }) => signature(SignTitleA, SignNameA),
    },
    {
      ...{ key: 'SignB', head: '簽章 B', isDetail: true },
      text: ({ SignTitleB, SignNameB }) => signature(SignTitleB, SignNameB),
    },
    {
      ...{ key: 'SignC', head: '簽章 C', isDetail: true },
      text: ({ SignTitleC, SignNameC }) => signature(SignTitleC, SignNameC),
    },
    {
      ...{ key: 'BillLayoutMemo', head: '備註', isDetail: true },
      text: ({ BillLayoutMemo }) => BillLayoutMemo,
    },
    {
      ...{ key: 'BillTemplateId', head: '識別碼', isDetail: true },
      text: ({ BillTemplateId }) => BillTemplateId,
    },
  ],
};
