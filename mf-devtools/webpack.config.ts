import { remote } from '@pinpu/tooling/remote';

export default remote(import.meta.dirname);
