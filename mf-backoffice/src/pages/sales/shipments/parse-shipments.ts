import { SHIPMENT_LIMIT, type ShipmentLine } from '@pinpu/shared/contracts/backoffice';
import { carrierOfText, parcelNumberFault, quotedCell } from '@pinpu/shared/domain';

/** A pasted line, with what is wrong with it; '' where it can be sent. */
export interface ParsedLine extends ShipmentLine {
  /** Its number in the field, from 1. */
  row: number;
  /** The line as it was pasted. */
  text: string;
  fault: string;
}

interface ParsedShipments {
  lines: readonly ParsedLine[];
  /** The first line, if it is the header of a spreadsheet, which is not sent. */
  header: string;
  /** Why no line can be sent. */
  fault: string;
}

const cellsOf = (line: string) =>
  line.split(line.includes('\t') ? '\t' : /[,，\s]+/).map((cell) => cell.trim());

/** Order codes and parcel numbers have digits, headers of a spreadsheet have none. */
const isHeader = (line: string) => /訂單|編號|單號|order/i.test(line) || !/\d/.test(line);

/** Order code, carrier and parcel number of a line; the carrier can be left out. */
function fieldsOf(line: string, carrier: string): ShipmentLine {
  const [ord_code = '', ...rest] = cellsOf(line);
  const filled = rest.filter((cell) => cell !== '');
  const [first = ''] = filled;
  const isNamed = carrierOfText(first) !== undefined || (carrier === '' && filled.length > 1);
  const number = (isNamed ? filled.slice(1) : filled).join(' ');
  return { ord_code, carrier: isNamed ? first : carrier, tracking: number };
}

function faultOf({ carrier, tracking }: ShipmentLine): string {
  if (tracking === '') return '缺少貨運單號。';
  const known = carrierOfText(carrier);
  if (carrier !== '' && known === undefined) return `看不懂物流${quotedCell(carrier)}。`;
  return parcelNumberFault(known ?? '', tracking);
}

/**
 * Reads order code, carrier and parcel number of each pasted line. They are separated by tabs (from a spreadsheet),
 * commas or spaces. `carrier` is that of lines that name none; '' if they are for the order's store.
 */
export function parseShipments(text: string, carrier = ''): ParsedShipments {
  const rows = text
    .split(/\r?\n/)
    .map((line, at) => ({ text: line, row: at + 1 }))
    .filter((line) => line.text.trim() !== '');
  const header = rows[0] && isHeader(rows[0].text) ? rows[0].text.trim() : '';
  const entries = header === '' ? rows : rows.slice(1);
  if (entries.length > SHIPMENT_LIMIT) {
    const fault = `一次最多 ${SHIPMENT_LIMIT} 筆，這次有 ${entries.length} 筆，都還沒出貨。請分次貼上。`;
    return { lines: [], header, fault };
  }
  const firstRows = new Map<string, number>();
  const lines = entries.map((entry) => {
    const fields = fieldsOf(entry.text, carrier);
    const code = fields.ord_code.toUpperCase();
    const first = firstRows.get(code);
    if (first === undefined) firstRows.set(code, entry.row);
    const fault = first === undefined ? faultOf(fields) : `和第 ${first} 行是同一筆訂單。`;
    return { ...entry, ...fields, fault };
  });
  return { lines, header, fault: entries.length === 0 ? '請貼上訂單編號與貨運單號。' : '' };
}
