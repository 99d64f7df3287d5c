import { startShop } from '../support/start-shop.ts';

const PICTURES = Number(process.env.PICTURES ?? 1000);
const AT_ONCE = 50;
const PORT = Number(process.env.PORT ?? 8099);

/** The response times of `/healthz`, requested continuously while `work` runs. */
async function healthDuring(url: string, work: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  let running = true;
  const done = work().finally(() => {
    running = false;
  });
  while (running) {
    const start = performance.now();
    await (await fetch(`${url}/healthz`)).text();
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await done;
  return times.sort((a, b) => a - b);
}

/** Requests every address, `AT_ONCE` at a time, and counts the answers by status. */
async function askAll(addresses: readonly string[], statuses: Map<number, number>): Promise<void> {
  const queue = addresses.values();
  const ask = async () => {
    for (const address of queue) {
      const answer = await fetch(address, { headers: { accept: 'image/avif' } });
      await answer.arrayBuffer();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
}

const { url, stop } = await startShop('off', PORT);
// Waits first, so that start-up jobs and the first requests of a process are not measured.
await healthDuring(url, () => new Promise((resolve) => setTimeout(resolve, 5000)));
await askAll([`${url}/media/p/none/1`], new Map());

async function measure(what: string, addresses: readonly string[]) {
  const statuses = new Map<number, number>();
  const start = performance.now();
  const health = await healthDuring(url, () => askAll(addresses, statuses));
  const at = (part: number) => Math.round(health[Math.floor((health.length - 1) * part)] ?? 0);
  return {
    what,
    answers: [...statuses].map(([status, count]) => `${count} × ${status}`).join(', '),
    's in all': ((performance.now() - start) / 1000).toFixed(1),
    '/healthz median': at(0.5),
    p95: at(0.95),
    longest: at(1),
  };
}

const picture = (prd_id: string, view: number, width: number) =>
  `${url}/media/p/${prd_id}/${view}?w=${width}`;

const unknown = Array.from({ length: PICTURES }, (_, i) => picture(`B${5_000_000 + i}`, 1, 1280));

try {
  const { pager } = (await (await fetch(`${url}/api/products?l=100`)).json()) as {
    pager: { items: { prd_id: string }[] };
  };
  const known = pager.items.map(({ prd_id }) => picture(prd_id, 1, 640));
  const rows = [];
  rows.push(await measure('pictures that do not exist', unknown));
  rows.push(await measure('pictures drawn for the first time', known));
  rows.push(await measure('the same again', known));
  console.log('\nms until /healthz answers, while one address asks for');
  console.table(rows);
} finally {
  await stop();
}
