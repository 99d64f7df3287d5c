import { Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { PartBoundary } from '../../shell/src/composition/PartBoundary.tsx';

const PARTS = 2000;
const numbers = Array.from({ length: PARTS }, (_, at) => at);

const Part = ({ number }: { number: number }) => <p>{number}</p>;

const bare = (number: number) => <Part key={number} number={number} />;

const guarded = (number: number) => (
  <PartBoundary key={number} part="part" place="/" onLeave={() => {}} fallback={null}>
    <Suspense fallback={null}>
      <Part number={number} />
    </Suspense>
  </PartBoundary>
);

/** Microseconds for the first rendering of a part, with or without its boundary. */
function renderTime(part: (number: number) => React.ReactNode): number {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  const began = performance.now();
  flushSync(() => root.render(numbers.map(part)));
  const spent = performance.now() - began;
  flushSync(() => root.unmount());
  box.remove();
  return (spent * 1000) / PARTS;
}

declare global {
  /** One measurement of each, alternating; the first ones warm up the code. */
  var measureBoundaries: () => { bare: number; guarded: number };
}
globalThis.measureBoundaries = () => ({ bare: renderTime(bare), guarded: renderTime(guarded) });
