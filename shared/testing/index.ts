export { type FakeAnswer, fakeApi } from './fake-api.ts';
export { FakeUpload, fakeUploads } from './fake-upload.ts';
export { configOf, itemOf, lineOf, productOf, userOf } from './fixtures.ts';
export { renderAt } from './render-at.tsx';
export { passTime, stopTime } from './time.ts';

import './fresh-store.ts';
