import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
} from 'fastify';
import { isDatabaseUnavailable, isMemberGone } from '../db/unavailable.ts';
import { failureBody } from '../errors/failure.ts';
import { RejectedForNow, Rejection } from '../errors/rejection.ts';
import { healedAddress } from './page-address.ts';
import { isForPerson, sendErrorPage } from './plain-page.ts';
import { notSignedIn } from './request-member.ts';

const FRAMEWORK: Record<number, [code: string, message: string]> = {
  400: ['BAD_REQUEST', '請求格式不正確，請重新確認後再試一次。'],
  404: ['NOT_FOUND', '查無此功能，請重新確認後再試一次。'],
  413: ['TOO_LARGE', '送出的資料過大，請縮減後再試一次。'],
  414: ['TOO_LARGE', '網址過長，請重新確認後再試一次。'],
  415: ['UNSUPPORTED_TYPE', '不支援的資料格式。'],
  429: ['TOO_MANY_REQUESTS', '操作過於頻繁，請稍後再試。'],
};

/** Seconds after which to try again while the database is unavailable; a restart takes a few. */
const RETRY_AFTER_S = 5;

const promiseRetry = (reply: FastifyReply): void => {
  if (!reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_S);
};

type Send = (
  status: number,
  messages: { Code: string; Message: string }[],
  extra?: Readonly<Record<string, unknown>>,
) => FastifyReply;

const sender =
  (request: FastifyRequest, reply: FastifyReply): Send =>
  (status, messages, extra) => {
    if (isForPerson(request))
      return sendErrorPage(request, reply, status, messages.map(({ Message }) => Message).join(''));
    return (
      reply
        .code(status)
        .type('application/json; charset=utf-8')
        // Bypasses the route's own schema, which only describes its success.
        .serializer((body: unknown) => JSON.stringify(body))
        .send(failureBody(request.raw.url ?? '', messages, request.id, extra))
    );
  };

/** In the specification's shape, or as a page for a person; no cause of an error is disclosed. */
export function answerError(
  error: FastifyError | Rejection,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const send = sender(request, reply);
  const healed =
    error.code === 'FST_ERR_BAD_URL' ? healedAddress(request.raw.url ?? '') : undefined;
  if (healed !== undefined) return reply.redirect(healed, 302);
  if (error instanceof Rejection) {
    if (error instanceof RejectedForNow) reply.header('retry-after', error.retryAfterS);
    if (error.statusCode === 503) promiseRetry(reply);
    return send(error.statusCode, [{ Code: error.code, Message: error.message }], error.extra);
  }
  if (error.validation) {
    return send(
      400,
      error.validation.map((issue) => ({ Code: 'INVALID', Message: validationMessage(issue) })),
    );
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    const [Code, Message] = FRAMEWORK[status] ?? [
      'BAD_REQUEST',
      '請求格式不正確，請重新確認後再試一次。',
    ];
    return send(status, [{ Code, Message }]);
  }
  // The member was erased between the check of the token and the write.
  if (isMemberGone(error)) return answerError(notSignedIn(), request, reply);
  if (isDatabaseUnavailable(error)) {
    request.log.error({ err: error }, 'database unavailable');
    promiseRetry(reply);
    return send(503, [{ Code: 'UNAVAILABLE', Message: '系統忙碌中，請稍後再試一次。' }]);
  }
  request.log.error({ err: error }, 'unexpected error');
  return send(500, [{ Code: 'INTERNAL', Message: '系統暫時無法處理您的請求，請稍後再試一次。' }]);
}

/** In the specification's shape for the API, a page for a person, else plain text. */
function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const url = request.raw.url ?? '';
  if (isForPerson(request))
    return sendErrorPage(request, reply, 404, '請確認網址是否正確，或從首頁開始逛。');
  if (!/^\/api(?:\/|$|\?)/.test(url))
    return reply.code(404).type('text/plain; charset=utf-8').send('查無此頁面。\n');
  return sender(request, reply)(404, [
    { Code: 'NOT_FOUND', Message: '查無此功能，請重新確認後再試一次。' },
  ]);
}

export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerNotFound);
}

const REASONS: Record<string, string> = {
  invalid_type: '未填寫或型別不正確',
  invalid_value: '不在可用的選項內',
  invalid_format: '格式不正確',
  invalid_union: '內容不正確',
  too_small: '未填寫、太短或太小',
  too_big: '太長或太大',
  unrecognized_keys: '含有不認得的欄位',
};

/** The most values that a message lists. */
const LISTED_VALUES = 20;

/** The values that a field accepts, for a message; '' where they are not a short list. */
function allowedValues({ values }: FastifySchemaValidationError['params']): string {
  if (!Array.isArray(values) || values.length > LISTED_VALUES) return '';
  return `（${values.map((value) => (value === '' ? '空白' : String(value))).join('、')}）`;
}

/** One sentence for one validation issue, naming the field (`cart.0.qty`), and its values where these are few. */
function validationMessage({
  instancePath,
  keyword,
  params,
}: FastifySchemaValidationError): string {
  const field = instancePath.replace(/^\//, '').replaceAll('/', '.') || '請求內容';
  return `欄位「${field}」${REASONS[keyword] ?? '內容不正確'}${allowedValues(params)}。`;
}
