/** The length of the number before each message: how many bytes of JSON follow it. */
const HEAD_BYTES = 4;

const { stringify, parse } = JSON;

export function frameOf(message: unknown): Uint8Array {
  const body = Buffer.from(stringify(message), 'utf8');
  const frame = Buffer.alloc(HEAD_BYTES + body.length);
  frame.writeUInt32BE(body.length);
  frame.set(body, HEAD_BYTES);
  return frame;
}

/** Collects bytes, and returns the messages that they complete. @throws Error for a message that is too long or no JSON */
export function frameReader(maxBytes: number) {
  let pieces: Buffer[] = [];
  let size = 0;
  let needed = HEAD_BYTES;
  let isHead = true;

  function take(): Buffer {
    const all = pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces, size);
    const rest = all.subarray(needed);
    pieces = rest.length > 0 ? [rest] : [];
    size = rest.length;
    return all.subarray(0, needed);
  }

  return (bytes: Buffer): unknown[] => {
    pieces.push(bytes);
    size += bytes.length;
    const messages: unknown[] = [];
    while (size >= needed) {
      const taken = take();
      if (!isHead) messages.push(parse(taken.toString('utf8')));
      needed = isHead ? taken.readUInt32BE() : HEAD_BYTES;
      if (needed > maxBytes) throw new Error(`a message of ${needed} bytes`);
      isHead = !isHead;
    }
    return messages;
  };
}
