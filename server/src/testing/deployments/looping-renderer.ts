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
  sources: new Map([['loops', LOOPS]]),
  answer: async () => {
    process.stdout.write(`${renderer.pid()}\n`);
    return { status: 200, headers: {}, body: '' };
  },
});
