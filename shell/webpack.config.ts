import { shell } from '@pinpu/tooling/webpack/shell.ts';

export default shell(import.meta.dirname);
