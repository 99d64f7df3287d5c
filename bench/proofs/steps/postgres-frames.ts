/** A message of PostgreSQL's protocol. `type` is '' for the first one of a client. */
export interface Frame {
  type: string;
  bytes: Buffer;
}

/** The first message of some bytes; null while it is incomplete. `head` is the length of its type. */
function firstFrame(bytes: Buffer, head: number): Frame | null {
  if (bytes.length < head + 4) return null;
  const length = head + bytes.readInt32BE(head);
  if (bytes.length < length) return null;
  const type = head === 0 ? '' : String.fromCharCode(bytes[0] ?? 0);
  return { type, bytes: bytes.subarray(0, length) };
}

/** Splits the bytes of one direction into messages, whatever their chunks. */
export function frameSplitter({ isClient }: { isClient: boolean }): (chunk: Buffer) => Frame[] {
  let rest: Buffer = Buffer.alloc(0);
  let head = isClient ? 0 : 1;
  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const frames: Frame[] = [];
    for (let frame = firstFrame(rest, head); frame; frame = firstFrame(rest, head)) {
      frames.push(frame);
      rest = rest.subarray(frame.bytes.length);
      head = 1;
    }
    return frames;
  };
}

const text = (bytes: Buffer, from: number): string =>
  bytes.toString('utf8', from, bytes.indexOf(0, from));

/** The statement of a message that brings one; '' for all others. */
export function statementOf({ type, bytes }: Frame): string {
  if (type === 'Q') return text(bytes, 5);
  return type === 'P' ? text(bytes, bytes.indexOf(0, 5) + 1) : '';
}

/** Whether the server is in a transaction, by its message that it is ready; undefined for all others. */
export const isInTransaction = ({ type, bytes }: Frame): boolean | undefined =>
  type === 'Z' ? String.fromCharCode(bytes[5] ?? 0) !== 'I' : undefined;
