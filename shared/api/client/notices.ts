import type { Notice } from '@pinpu/shared/contracts';

type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const isAbsent = (value: unknown) => value === undefined || value === null || value === '';
const listOf = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value;
  return isAbsent(value) ? [] : [value];
};

/** The messages of a rejection, each as its own notice; texts and `{Code, Message}` are accepted (spec §8). */
function messagesOf(body: Fields, fallbackCode: string): Notice[] {
  return [...listOf(body.Message), ...listOf(body.msg)].map((item) => {
    const fields = fieldsOf(item);
    return {
      code: textOf(fields.Code) || textOf(body.MsgCode) || fallbackCode,
      message: typeof item === 'string' ? item : textOf(fields.Message),
      variant: 'danger',
      title: '系統提示',
    } satisfies Notice;
  });
}

const rejected = (body: Fields) => body.success === false || body.Success === false;

/** The messages of a rejection, each as its own notice; none where the body is not a rejection. */
export function messagesOfRefusal({ status }: Response, body: unknown): Notice[] {
  const fields = fieldsOf(body);
  return rejected(fields) ? messagesOf(fields, String(status)) : [];
}

function noticesOfHttpError(response: Response, body: unknown): Notice[] {
  const error = (code: string, message: string, variant: Notice['variant'] = 'danger') => [
    { code, message, variant },
  ];
  const messages = messagesOfRefusal(response, body);
  if (messages.length > 0) return messages;
  if (response.status === 404)
    return error('404', '查無指定查詢條件資料，請重新確認後再試一次，謝謝。', 'warning');
  return error(String(response.status), '伺服器暫時無回應');
}

export const isOctetStream = ({ headers }: Response): boolean =>
  headers.get('Content-Type')?.startsWith('application/octet-stream') === true;

/** The result check of a 2xx response (spec §8): no notice means success. */
export function noticesOfSuccess(response: Response, body: unknown): Notice[] {
  if (isOctetStream(response)) return [];
  if (body === undefined) {
    const code = `${response.status} ${response.statusText}`.trim();
    const message = 'Service Error, please try again later.';
    return [{ code, message, variant: 'danger', title: 'Error' }];
  }
  const fields = fieldsOf(body);
  if (!rejected(fields)) return [];
  const messages = messagesOf(fields, 'NOTICE');
  return messages.length > 0
    ? messages
    : [{ code: 'NOTICE', message: '連線發生錯誤', variant: 'danger' }];
}

/** The shared result check of storefront calls (spec §8): no notice means success. */
export function noticesOf(response: Response, body: unknown): Notice[] {
  return response.ok ? noticesOfSuccess(response, body) : noticesOfHttpError(response, body);
}
