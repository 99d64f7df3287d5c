import { fittingComposition } from './composition-fit.ts';

const host = { provides: '1.2.0', offers: { 'frame.aside': 1 } };
const chosen = (remote: string, fields: object = {}) => ({
  remote,
  version: `${remote}-1`,
  candidate: {
    ...{ requires: '^1.0.0', fills: {}, offers: {}, status: 'live' as const },
    routes: [{ path: `/${remote}` }],
    ...fields,
  },
});

it('compatible versions stay; the others and the lost parts have a reason [M4]', () => {
  const fills = { 'frame.aside': { version: 1 } };
  const { remotes, refused: rejected } = fittingComposition(
    [
      chosen('fits', { fills }),
      chosen('new', { requires: '^1.3.0', fills }),
      chosen('bad', { status: 'bad' }),
      chosen('other', { fills: { 'frame.aside': { version: 2 } } }),
    ],
    host,
  );
  expect(Object.keys(remotes)).toEqual(['fits', 'other']);
  expect(remotes.fits).toMatchObject({ version: 'fits-1', fills });
  expect(remotes.other?.fills).toEqual({});
  const reason = 'needs @pinpu/shared ^1.3.0, the host has 1.2.0';
  expect(rejected).toEqual([
    { remote: 'new', version: 'new-1', reason, paths: ['/new'], slots: ['frame.aside'] },
    { remote: 'bad', version: 'bad-1', reason: 'is marked bad', paths: ['/bad'] },
    expect.objectContaining({ remote: 'other', slot: 'frame.aside', paths: [] }),
  ]);
});
