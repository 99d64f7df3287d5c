import type { Socket } from 'node:net';
import { failureBody } from '../errors/failure.ts';
import { errorPage, plainPage } from './plain-page.ts';

const ANSWERS: Record<string, [status: number, reason: string, code: string, message: string]> = {
  HPE_HEADER_OVERFLOW: [
    431,
    'Request Header Fields Too Large',
    'TOO_LARGE',
    '請求標頭或網址過長，請重新確認後再試一次。',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'TIMEOUT', '請求逾時，請再試一次。'],
};
const MALFORMED = [
  400,
  'Bad Request',
  'BAD_REQUEST',
  '請求格式不正確，請重新確認後再試一次。',
] as const;

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

type ClientError = Error & { code?: string; rawPacket?: unknown };

/** Where the address is too long, only the middle of the request may be known. */
function isForPerson({ code, rawPacket }: ClientError): boolean {
  const packet = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : '';
  if (/^[A-Z]+ \/api[/? ]/.test(packet)) return false;
  return code === 'HPE_HEADER_OVERFLOW' || packet.includes('text/html');
}

/** With a page for a person, in the specification's shape for a call; closes the connection. */
export function answerClientError(error: ClientError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, reason, Code, Message] = ANSWERS[error.code ?? ''] ?? MALFORMED;
  const { headers, text } = isForPerson(error)
    ? plainPage(errorPage(status, Message, '/'))
    : { headers: JSON_TYPE, text: JSON.stringify(failureBody('', [{ Code, Message }], '')) };
  const lines = Object.entries({
    ...headers,
    'content-length': Buffer.byteLength(text),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n${text}`);
}
