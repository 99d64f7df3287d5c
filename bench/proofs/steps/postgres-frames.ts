/** A message of PostgreSQL's protocol. `type` is '' for the first one of a client. */
export interface Frame {
  type: string;
  bytes: Buffer;
}

/** Splits the bytes of one direction into messages, whatever their chunks. */
export function frameSplitter({ isClient }: { isClient: boolean }): (chunk: Buffer) => Frame[] {
  let rest: Buffer = Buffer.alloc(0);
  let isFirst = isClient;
  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const frames: Frame[] = [];
    for (;;) {
      const head = isFirst ? 0 : 1;
      if (rest.length < head + 4) return frames;
      const length = head + rest.readInt32BE(head);
      if (rest.length < length) return frames;
      const type = isFirst ? '' : String.fromCharCode(rest[0] ?? 0);
      frames.push({ type, bytes: rest.subarray(0, length) });
      rest = rest.subarray(length);
      isFirst = false;
    }
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
