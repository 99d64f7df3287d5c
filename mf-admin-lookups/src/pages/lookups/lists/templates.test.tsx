import { fakeApi } from '@pinpu/shared/testing';
import { screen, within } from '@testing-library/react';
import { showAdmin, startWith } from '../../../testing/admin.tsx';

const template = {
  BillTemplateId: 't1',
  Name: '管理費通知單',
  BizAccountGroupName: '住戶',
  PrintLayoutType: 2,
  DtlList: [
    { Name: '管理費', Amount: 1800 },
    { Name: '減免', Amount: -300 },
  ],
  UsePfn: true,
  ...{ SignTitleA: '製單', SignNameA: '帳務窗口', SignTitleB: '', SignNameB: '會計組' },
  ...{ SignTitleC: '', SignNameC: '' },
  BillLayoutMemo: '請於期限內繳費。',
  IsDisplayZeroItem: false,
};

it('shows every field of a template, its layout by name [A2 A4]', async () => {
  startWith('jwt-1');
  fakeApi({
    'GET /api/BizUser': () => ({ Success: true, Data: [] }),
    'GET /api/BizBillTemplate': () => ({ Success: true, Data: [template] }),
    'GET /api/Config/esch': () => ({
      Success: true,
      Data: { print_layouts: [{ value: 2, text: 'A4 雙聯' }] },
    }),
  });
  showAdmin('/el/lookups/bill-templates?id=t1');
  const dialog = within(await screen.findByRole('dialog', { name: '管理費通知單' }));
  const fields = dialog
    .getAllByRole('term')
    .map((term) => `${term.textContent}=${term.nextElementSibling?.textContent}`);
  expect(fields).toEqual([
    '名稱=管理費通知單',
    '帳戶群組=住戶',
    '列印格式=A4 雙聯',
    '明細項目=管理費 NT$1,800、減免 -NT$300',
    '使用 PFN=是',
    '顯示零元項目=否',
    '簽章 A=製單：帳務窗口',
    '簽章 B=會計組',
    '簽章 C=—',
    '備註=請於期限內繳費。',
    '識別碼=t1',
  ]);
});
