import { DownloadButton } from '@pinpu/shared/files';
import { fetchInvoicePdf } from '../../api/invoices.ts';

/** Downloads a company's invoice as PDF; a list says of which one. */
export const InvoicePdf = ({
  order,
  number,
  listed = false,
}: {
  order: string;
  number: string;
  listed?: boolean;
}) => (
  <DownloadButton
    label="下載發票 PDF"
    accessibleName={listed ? `下載發票 PDF ${number}` : undefined}
    name={`發票-${number}.pdf`}
    fetchFile={() => fetchInvoicePdf(order, number)}
  />
);
