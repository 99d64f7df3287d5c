export { CodeBlock } from './CodeBlock.tsx';
export { Facts } from './Facts.tsx';
export { LazyView } from './LazyView.tsx';
export { LineOptions } from './LineOptions.tsx';
export { NotLoaded } from './NotLoaded.tsx';
export { ProductSearch } from './ProductSearch.tsx';
export { RetryNotice } from './RetryNotice.tsx';
export { Soft } from './Soft.tsx';
