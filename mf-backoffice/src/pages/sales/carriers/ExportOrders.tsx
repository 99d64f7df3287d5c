import { failureText } from '@pinpu/shared/api/failure';
import type { CarrierOrders } from '@pinpu/shared/contracts/backoffice';
import { saveFile } from '@pinpu/shared/files';
import { useMutation } from '@pinpu/shared/query';
import { Link } from '@pinpu/shared/router';
import { theme } from '@pinpu/shared/theme';
import { Button, Notice, PageSection, Row, SelectField, Stack } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { type CarrierOption, fetchSheet, type SheetRequest } from '../../../api/carriers.ts';
import { bytesOfBase64 } from './file-bytes.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const save = ({ file, name }: CarrierOrders) => {
  const type = name.endsWith('.xlsx') ? XLSX : 'text/csv';
  return file !== '' && saveFile(new Blob([bytesOfBase64(file)], { type }), name);
};

const FORMATS = { xlsx: 'Excel', 'utf-8': 'CSV，UTF-8', big5: 'CSV，Big5' } as const;
type Format = keyof typeof FORMATS;

const isFormat = (value: string): value is Format => Object.hasOwn(FORMATS, value);

/** What the carrier imports. */
const usualFormat = ({ excel, encoding }: CarrierOption): Format => {
  if (excel) return 'xlsx';
  return encoding === 'big5' ? 'big5' : 'utf-8';
};

/** Orders with a sentence about each, the same sentence once. */
function Named({ title, list }: { title: string; list: CarrierOrders['notes'] }) {
  const byMessage = Map.groupBy(list, ({ message }) => message);
  return (
    <List aria-label={title}>
      {[...byMessage].map(([message, named]) => (
        <li key={message}>
          {message}
          {named
            .filter(({ ord_code }) => ord_code !== '')
            .map(({ ord_code }) => (
              <Link key={ord_code} to={`/el/shop/orders/${encodeURIComponent(ord_code)}`}>
                {ord_code}
              </Link>
            ))}
        </li>
      ))}
    </List>
  );
}

interface ResultProps {
  sheet: CarrierOrders;
  busy: boolean;
  onAgain: (change: Pick<SheetRequest, 'encoding' | 'mark_missing'>) => void;
}

/** What is in the file, what is not, and what to do about characters that Big5 does not have. */
function Result({ sheet, busy, onAgain }: ResultProps) {
  const { file, rows, left_out, missing, notes } = sheet;
  return (
    <>
      {file !== '' && <Notice variant="success" message={`已下載 ${rows} 列。`} />}
      {file === '' && missing.length > 0 && (
        <Notice variant="warning" message="有 Big5 沒有的字，還沒下載。請選一種做法：">
          <Named title="Big5 沒有的字" list={missing} />
          <Row $gap={8}>
            <Button
              variant="secondary"
              size="small"
              busy={busy}
              onClick={() => onAgain({ encoding: 'utf-8', mark_missing: false })}
            >
              改用 UTF-8 下載
            </Button>
            <Button
              variant="secondary"
              size="small"
              busy={busy}
              onClick={() => onAgain({ encoding: 'big5', mark_missing: true })}
            >
              以 □ 代替後下載
            </Button>
          </Row>
        </Notice>
      )}
      {left_out.length > 0 && (
        <Notice variant="warning" message={`${left_out.length} 筆沒有放進檔案：`}>
          <Named title="沒有放進檔案的訂單" list={left_out} />
        </Notice>
      )}
      {file !== '' && notes.length > 0 && (
        <Notice variant="info" message="寄出前請確認：">
          <Named title="要確認的事" list={notes} />
        </Notice>
      )}
    </>
  );
}

interface ExportOrdersProps {
  codes: readonly string[];
  carriers: readonly CarrierOption[];
  /** The chosen carrier. */
  carrier: CarrierOption;
  onCarrier: (id: string) => void;
}

/** Downloads the chosen orders as a carrier imports them. */
export function ExportOrders({ codes, carriers, carrier, onCarrier }: ExportOrdersProps) {
  const [encoding, setEncoding] = useState<SheetRequest['encoding']>('');
  const sheet = useMutation({ mutationFn: fetchSheet, onSuccess: save, meta: { quiet: true } });
  const request = (change: Partial<SheetRequest> = {}) =>
    sheet.mutate({ id: carrier.id, codes, encoding, mark_missing: false, ...change });
  return (
    <PageSection title="匯出訂單">
      <Stack>
        <Fields>
          <SelectField
            label="物流"
            value={carrier.id}
            onChange={({ currentTarget: { value } }) => {
              sheet.reset();
              onCarrier(value);
            }}
          >
            {carriers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="檔案格式"
            value={encoding}
            onChange={({ currentTarget: { value } }) => setEncoding(isFormat(value) ? value : '')}
          >
            <option value="">照設定（{FORMATS[usualFormat(carrier)]}）</option>
            {Object.entries(FORMATS).map(([format, label]) => (
              <option key={format} value={format}>
                {label}
              </option>
            ))}
          </SelectField>
        </Fields>
        <Row>
          <Button busy={sheet.isPending} onClick={() => request()}>
            下載 {codes.length} 筆訂單
          </Button>
        </Row>
        {sheet.isError && (
          <Notice
            variant="danger"
            message={failureText(sheet.error, '目前無法連線，請稍後再試一次。')}
          />
        )}
        {sheet.data && <Result sheet={sheet.data} busy={sheet.isPending} onAgain={request} />}
      </Stack>
    </PageSection>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${theme.space[12]} ${theme.space[16]};
  ${theme.media.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space[4]};
  margin-block: ${theme.space[8]};
  a { display: inline-flex; align-items: center; min-height: ${theme.width.touch}; margin-left: ${theme.space[8]}; }
`;
