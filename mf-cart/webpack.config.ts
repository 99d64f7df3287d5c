import { remote } from '@pinpu/tooling/webpack/remote.ts';

export default remote(import.meta.dirname);
