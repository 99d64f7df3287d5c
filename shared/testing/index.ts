export { type FakeAnswer, fakeApi } from './fake-api.ts';
export { renderAt } from './render-at.tsx';
