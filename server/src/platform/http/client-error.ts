import type { Socket } from 'node:net';
import { failureBody } from '../errors/failure.ts';

const ANSWERS: Record<string, [status: string, code: string, message: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'TOO_LARGE', '請求標頭過長。'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'TIMEOUT', '請求逾時，請再試一次。'],
};
const MALFORMED = [
  '400 Bad Request',
  'BAD_REQUEST',
  '請求格式不正確，請重新確認後再試一次。',
] as const;

/** Answers input that Node could not parse as a request, in the specification's shape, and closes the connection. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, Code, Message] = ANSWERS[error.code ?? ''] ?? MALFORMED;
  const body = JSON.stringify(failureBody('', [{ Code, Message }], ''));
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
