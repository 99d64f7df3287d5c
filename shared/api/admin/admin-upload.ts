import { adminTokenAtom, appStore } from '@pinpu/shared/state';
import { signAdminCall } from './admin-client.ts';
import { endAdminSession } from './admin-session.ts';

interface Upload {
  form: FormData;
  /** Called with how much has been sent, from 0 to 1. */
  onProgress: (sent: number) => void;
  /** Called with the text received so far, for a response that arrives in pieces. */
  onText?: (text: string) => void;
  signal: AbortSignal;
}

const headersOf = (request: XMLHttpRequest): Headers =>
  new Headers(
    request
      .getAllResponseHeaders()
      .split('\r\n')
      .filter((line) => line.includes(':'))
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );

const responseOf = (request: XMLHttpRequest): Response =>
  new Response(request.responseText, {
    status: request.status,
    statusText: request.statusText,
    headers: headersOf(request),
  });

/**
 * Posts a form below `/api/` and reports its progress, which fetch can't do over HTTP/1.1. Await it with
 * `adminAnswerOf`.
 */
export function uploadAsAdmin(
  path: string,
  { form, onProgress, onText, signal }: Upload,
): Promise<Response> {
  const request = new XMLHttpRequest();
  const address = new URL(`/api/${path}?t=${Date.now()}`, window.location.origin);
  const { headers } = signAdminCall(new Request(address));
  const token = appStore.get(adminTokenAtom);
  return new Promise((resolve, reject) => {
    request.open('POST', address);
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    if (onText) request.addEventListener('progress', () => onText(request.responseText));
    request.addEventListener('load', () => {
      if (request.status === 401) endAdminSession(token);
      resolve(responseOf(request));
    });
    request.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
    request.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')));
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
