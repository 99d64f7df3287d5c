import { failureText } from '@pinpu/shared/api/failure';
import { saveFile } from '@pinpu/shared/files';
import { useMutation } from '@pinpu/shared/query';
import { theme } from '@pinpu/shared/theme';
import { Button, Notice, PageSection, SelectField, Stack } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import { useState } from 'react';
import styled from 'styled-components';
import { fetchInvoiceFile } from '../../../api/invoices.ts';
import { monthChoices } from './invoice-filter.ts';

const FAILED = '目前無法下載，請稍後再試一次。';

/** Downloads the invoices and allowances of a month for the accountant. */
export function InvoiceFile() {
  const months = monthChoices(new Date());
  // Usually the month that has just ended.
  const [month, setMonth] = useState(months[1] ?? '');
  const download = useMutation({
    mutationFn: fetchInvoiceFile,
    gcTime: 0,
    onSuccess: ({ csv }, of) =>
      saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `發票-${of}.csv`),
    meta: { quiet: true },
  });
  return (
    <Part>
      <PageSection title="會計用的檔案">
        <Stack $gap={12}>
          <Soft>一個月的發票、作廢與折讓，含各課稅別金額與稅額，也有手動登錄的號碼。</Soft>
          <Bar
            onSubmit={(event) => {
              event.preventDefault();
              if (!download.isPending) download.mutate(month);
            }}
          >
            <SelectField
              label="月份"
              value={month}
              onChange={({ currentTarget: { value } }) => setMonth(value)}
            >
              {months.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </SelectField>
            <Button type="submit" variant="secondary" busy={download.isPending}>
              下載 CSV
            </Button>
          </Bar>
          {download.isSuccess && (
            <Notice
              variant="success"
              message={`已下載 ${download.variables}，共 ${download.data.rows} 列。`}
            />
          )}
          {download.isError && (
            <Notice variant="danger" message={failureText(download.error, FAILED)} />
          )}
        </Stack>
      </PageSection>
    </Part>
  );
}

/** No heading is larger than the page's. */
const Part = styled.div`
  h2 { font-size: ${theme.size[20]}; }
`;

const Bar = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space[12]};
  > div { flex: 0 1 180px; }
  > button { min-height: 48px; }
`;
