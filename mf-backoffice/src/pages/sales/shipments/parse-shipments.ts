import { SHIPMENT_LIMIT, type ShipmentLine } from '@pinpu/shared/contracts/backoffice';

/** Pasted lines: those to send, or a fault, because of which nothing is sent. */
export type ParsedShipments = { lines: ShipmentLine[]; fault: '' } | { lines: []; fault: string };

const cellsOf = (line: string) =>
  line.split(line.includes('\t') ? '\t' : /[,，\s]+/).map((cell) => cell.trim());

const HEADING = /訂單|編號|order/i;

const rejected = (fault: string): ParsedShipments => ({ lines: [], fault });

/**
 * Reads order code, carrier and parcel number of each pasted line. They are separated by tabs (from a spreadsheet),
 * commas or spaces.
 */
export function parseShipments(text: string): ParsedShipments {
  const rows = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const entries = HEADING.test(rows[0] ?? '') ? rows.slice(1) : rows;
  if (entries.length === 0) return rejected('請貼上訂單編號、物流與貨運單號。');
  if (entries.length > SHIPMENT_LIMIT)
    return rejected(
      `一次最多 ${SHIPMENT_LIMIT} 筆，這次有 ${entries.length} 筆，都還沒出貨。請分次貼上。`,
    );
  const lines = entries.map((line) => {
    const [ord_code = '', carrier = '', ...number] = cellsOf(line);
    return { ord_code, carrier, tracking: number.join(' ').trim() };
  });
  const at = lines.findIndex(({ ord_code, tracking }) => ord_code === '' || tracking === '');
  if (at >= 0) return rejected(`第 ${at + 1} 行缺少欄位：每行要有訂單編號、物流、貨運單號。`);
  return { lines, fault: '' };
}
