import Panzoom, { type PanzoomObject } from '@panzoom/panzoom';
import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useStageKeys } from './use-stage-keys.ts';
import { useZooms } from './use-zooms.ts';

const press = (key: string) =>
  document.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));

type StageProps = {
  zooms: readonly PanzoomObject[];
  shown: number;
  /** Keys pressed when the page shows the picture, before React has run effects that wait for the paint. */
  keys: string;
};

function Stage({ zooms: levels, shown, keys }: StageProps) {
  const zooms = useZooms(shown);
  useStageKeys({ shown, count: levels.length, goTo: () => undefined, zooms });
  useLayoutEffect(() => {
    for (const [at, zoom] of levels.entries()) zooms.keep(at, zoom);
    for (const key of keys) press(key);
  });
  return null;
}

function twoPictures() {
  return [0, 1].map(() => {
    const place = document.createElement('div');
    document.body.append(place);
    return Panzoom(place.appendChild(document.createElement('div')), { maxScale: 5 });
  });
}

const scales = (zooms: readonly PanzoomObject[]) => zooms.map((zoom) => zoom.getScale());

describe('a key of the picture viewer', () => {
  it('zooms the picture that is shown, as soon as it is shown [P2]', () => {
    const zooms = twoPictures();
    const { rerender } = render(<Stage zooms={zooms} shown={1} keys="" />);
    rerender(<Stage zooms={zooms} shown={0} keys="+" />);
    expect(scales(zooms)).toEqual([1.5, 1]);
  });

  it('counts each time, however fast it is pressed [P2]', () => {
    const zooms = twoPictures();
    const { rerender } = render(<Stage zooms={zooms} shown={0} keys="" />);
    rerender(<Stage zooms={zooms} shown={0} keys="++" />);
    expect(scales(zooms)).toEqual([2.25, 1]);
  });
});
