export { DownloadButton } from './DownloadButton.tsx';
export { FileDrop } from './FileDrop.tsx';
export { saveFile } from './save-file.ts';
