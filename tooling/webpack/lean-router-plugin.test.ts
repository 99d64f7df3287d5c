import { existsSync, readFileSync } from 'node:fs';
import { leaner, routerInProduction } from './lean-router-plugin.ts';

it('a component that is only named for tools can be seen to be unused [ADR 0202]', () => {
  const code = `var Link = React10.forwardRef(
  function Link2() {}
);
Link.displayName = "Link";
var Context = React.createContext(null);
const other = Link.displayName;`;
  expect(leaner(code)).toBe(`var Link = /* @__PURE__ */ React10.forwardRef(
  function Link2() {}
);

var Context = /* @__PURE__ */ React.createContext(null);
const other = Link.displayName;`);
});

it('a link prefetches nothing by itself, and its code has as many lines [ADR 0202]', () => {
  const code = `let [shouldPrefetch, prefetchRef, prefetchHandlers] = usePrefetchBehavior(
      prefetch,
      rest
    );
    let next;`;
  expect(leaner(code)).not.toContain('usePrefetchBehavior');
  expect(leaner(code).split('\n')).toHaveLength(code.split('\n').length);
});

it('the router’s production build is where it is looked for, and differs from its package’s main one [ADR 0202]', () => {
  const [file = ''] = Object.values(routerInProduction());
  expect(existsSync(file)).toBe(true);
  const development = file.replace('production', 'development');
  expect(existsSync(development)).toBe(true);
  expect(readFileSync(file, 'utf8')).not.toBe(readFileSync(development, 'utf8'));
});
