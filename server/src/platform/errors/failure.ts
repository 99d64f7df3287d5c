interface Message {
  Code: string;
  Message: string;
}

const ADMIN_PATH = /^\/api\/(?:Biz|Config\/|E2ee\/|User|Auth\/|file(?:\/|$|\?))/;

/** The body of an error response: `success`/`msg` for the storefront, `Success`/`Message` for the administrative side (spec §8). */
export function failureBody(
  url: string,
  messages: Message[],
  requestId: string,
  extra: Readonly<Record<string, unknown>> = {},
) {
  return ADMIN_PATH.test(url)
    ? { ...extra, Success: false, Message: messages, request_id: requestId }
    : { ...extra, success: false, msg: messages, request_id: requestId };
}
