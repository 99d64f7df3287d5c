import type { AdminFile } from '@pinpu/shared/contracts';
import { formatDateTime } from '@pinpu/shared/i18n';
import { Table, type TableColumn } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { Button, Checkbox, CopyButton, VisuallyHidden } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { fileSize } from './file-size.ts';

interface FileTableProps {
  files: readonly AdminFile[];
  /** Links of the selected files. */
  chosen: readonly string[];
  onChoose: (link: string, isChosen: boolean) => void;
  onDownload: (file: AdminFile) => void;
  onDelete: (file: AdminFile) => void;
}

function columnsOf({ chosen, onChoose, onDownload, onDelete }: Omit<FileTableProps, 'files'>) {
  const columns: TableColumn<AdminFile>[] = [
    {
      key: 'chosen',
      head: '選取',
      cell: ({ link, name }) => (
        <Checkbox
          label={<VisuallyHidden>選取 {name}</VisuallyHidden>}
          checked={chosen.includes(link)}
          onChange={({ currentTarget }) => onChoose(link, currentTarget.checked)}
        />
      ),
    },
    { key: 'name', head: '檔名', cell: ({ name }) => <Name>{name}</Name> },
    { key: 'size', head: '大小', numeric: true, cell: ({ size }) => fileSize(size) },
    { key: 'account', head: '上傳者', cell: ({ account }) => account },
    { key: 'date', head: '時間', cell: ({ c_date }) => <When>{formatDateTime(c_date)}</When> },
    {
      key: 'actions',
      head: '操作',
      cell: (file) => (
        <Actions role="group" aria-label={`${file.name} 的操作`}>
          <CopyButton
            size="small"
            variant="quiet"
            text={new URL(file.link, window.location.origin).href}
            what="檔案連結"
          >
            複製連結
          </CopyButton>
          <Button size="small" variant="quiet" onClick={() => onDownload(file)}>
            下載
          </Button>
          <Button size="small" variant="quiet" onClick={() => onDelete(file)}>
            刪除
          </Button>
        </Actions>
      ),
    },
  ];
  return columns;
}

export function FileTable({ files, ...props }: FileTableProps) {
  return (
    <Table
      caption="已上傳的檔案"
      columns={columnsOf(props)}
      rows={files}
      rowKey={({ link }) => link}
    />
  );
}

const Name = styled.span`
  overflow-wrap: anywhere;
`;

/** The line may break between day and time, but within neither. */
const When = styled.span`
  overflow-wrap: normal;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
  white-space: nowrap;
  ${theme.media.tablet} { flex-wrap: nowrap; }
`;
