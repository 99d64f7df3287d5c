import type { RenderJob } from '@pinpu/shared/contracts';
import { openProcess } from '../../modules/delivery/rendering/render-process.ts';

/** Renders a page which never ends, as a server would; prints the renderer's pid once it loops. */
const LOOPS = `exports.build = {
  modules: {},
  render(job, host) { host.fetch(new Request('http://shop/api/looping')); for (;;); },
};`;

const renderer = openProcess({ taskMs: 600_000, memoryMb: 48 });
void renderer.run({
  task: {
    job: {} as RenderJob,
    shell: { hash: 'loops', publicPath: '/' },
    remotes: {},
    evaluatesAll: false,
  },
  builds: [{ remote: 'shell', version: '1.0.0', hash: 'loops', source: LOOPS }],
  mayStay: () => true,
  answer: async () => {
    process.stdout.write(`${renderer.pid()}\n`);
    return { status: 200, headers: {}, body: '' };
  },
});
