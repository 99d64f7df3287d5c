const REJECTED = '這是預覽，不會送出任何資料。';

const rejected = () =>
  Response.json({ success: false, msg: [{ Code: 'PREVIEW', Message: REJECTED }] }, { status: 403 });

const isConfig = (request: Request) => new URL(request.url).pathname === '/api/config/public';

/** Makes this window read-only: other calls are rejected, reports are dropped, and `config()` is the configuration. */
export function sendNothing(target: Window & typeof globalThis, config: () => Promise<unknown>) {
  const read = target.fetch.bind(target);
  target.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== 'GET') return rejected();
    if (isConfig(request)) return Response.json({ success: true, body: await config() });
    return read(request);
  };
  target.navigator.sendBeacon = () => true;
}
