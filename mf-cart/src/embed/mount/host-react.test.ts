import { hostReact, type ShareScope } from './host-react.ts';

/** A share scope with these versions; each module is the text `name@version`. */
const scopeOf = (versions: Record<string, readonly string[]>): ShareScope =>
  Object.fromEntries(
    Object.entries(versions).map(([name, all]) => [
      name,
      Object.fromEntries(all.map((version) => [version, { get: () => `${name}@${version}` }])),
    ]),
  );

/** The chosen modules, as `name@version`. */
const taken = (versions: Record<string, readonly string[]>) =>
  Object.values(hostReact(scopeOf(versions))).flatMap((all) =>
    Object.values(all ?? {}).map((one) => one.get()),
  );

describe('the React of a host [M5]', () => {
  it.each<[string, Record<string, readonly string[]>, string[]]>([
    [
      'is taken with its renderer of the same version',
      { react: ['19.1.0'], 'react-dom': ['19.1.0'], 'react-dom/client': ['19.1.0'] },
      ['react@19.1.0', 'react-dom/client@19.1.0'],
    ],
    [
      'is the newest of several that are whole',
      {
        react: ['18.3.1', '19.2.0', '19.10.0', '19.11.0'],
        'react-dom/client': ['19.2.0', '19.10.0', '18.3.1'],
      },
      ['react@19.10.0', 'react-dom/client@19.10.0'],
    ],
    ['is not taken without a renderer', { react: ['19.3.1'], 'react-dom': ['19.3.1'] }, []],
    [
      'is not taken with a renderer of another version',
      { react: ['19.3.1'], 'react-dom/client': ['19.3.0'] },
      [],
    ],
    [
      'is not taken in version 18, 20 or a preview',
      {
        react: ['18.3.1', '20.0.0', '19.0.0-rc.1'],
        'react-dom/client': ['18.3.1', '20.0.0', '19.0.0-rc.1'],
      },
      [],
    ],
    ['is missing in a host that shares nothing', {}, []],
  ])('%s', (_what, versions, expected) => {
    expect(taken(versions)).toEqual(expected);
  });

  it('is not marked in the host’s own scope', () => {
    const scope = scopeOf({ react: ['19.1.0'], 'react-dom/client': ['19.1.0'] });
    const copy = hostReact(scope).react?.['19.1.0'];
    Object.assign(copy ?? {}, { loaded: 1 });
    expect(Object.keys(scope.react?.['19.1.0'] ?? {})).toEqual(['get']);
  });
});
