import { shell } from '@pinpu/tooling/shell';

export default shell(import.meta.dirname);
