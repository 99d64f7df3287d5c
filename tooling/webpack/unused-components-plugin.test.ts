import { existsSync, readFileSync } from 'node:fs';
import { routerInProduction, withUnused } from './unused-components-plugin.ts';

it('a component that is only named for tools can be seen to be unused [ADR 0202]', () => {
  const code = `var Link = React10.forwardRef(
  function Link2() {}
);
Link.displayName = "Link";
var Context = React.createContext(null);
const other = Link.displayName;`;
  expect(withUnused(code)).toBe(`var Link = /* @__PURE__ */ React10.forwardRef(
  function Link2() {}
);

var Context = /* @__PURE__ */ React.createContext(null);
const other = Link.displayName;`);
});

it('the router’s production build is where it is looked for, and differs from its package’s main one [ADR 0202]', () => {
  const [file = ''] = Object.values(routerInProduction());
  expect(existsSync(file)).toBe(true);
  const development = file.replace('production', 'development');
  expect(existsSync(development)).toBe(true);
  expect(readFileSync(file, 'utf8')).not.toBe(readFileSync(development, 'utf8'));
});
