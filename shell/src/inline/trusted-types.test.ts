import { createPolicy } from './trusted-types.ts';

type Rules = Record<'createScriptURL' | 'createHTML', (...texts: string[]) => string | null>;

const createdRules = (origins: string[]) => {
  const created = jest.fn();
  Object.assign(window, { trustedTypes: { createPolicy: created } });
  createPolicy(origins);
  Reflect.deleteProperty(window, 'trustedTypes');
  const [[name, rules]] = created.mock.calls as [[string, Rules]];
  return { name, rules };
};

it('allows scripts of the shop and of its remotes, and no others [ADR 0009]', () => {
  const { name, rules } = createdRules(['https://cdn.example']);
  expect(name).toBe('default');
  const allowed = ['/remotes/a/1/entry.js', 'https://cdn.example/a.js'];
  for (const url of allowed) expect(rules.createScriptURL(url)).toBe(url);
  for (const url of ['https://evil.example/a.js', 'data:text/javascript,1', '//evil.example/a.js'])
    expect(rules.createScriptURL(url)).toBeNull();
});

it('allows HTML that is parsed as data, and no markup of the page [ADR 0009]', () => {
  const { rules } = createdRules([]);
  expect(rules.createHTML('<b>', 'TrustedHTML', 'DOMParser parseFromString')).toBe('<b>');
  expect(rules.createHTML('<b>', 'TrustedHTML', 'Element innerHTML')).toBeNull();
});

it('does nothing in a browser without Trusted Types', () => {
  expect(() => createPolicy([])).not.toThrow();
});
