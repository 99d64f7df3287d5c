import module from 'node:module';

const PACKAGE = 'drizzle-orm';
const INSIDE = `/node_modules/${PACKAGE}/`;

const resolved = new Map<string, string>();

/*
 * Node reads the package.json of drizzle-orm, 180 KB of it `exports`, again for each of two hundred imports: 40 % of the
 * time that loading the server takes. Where its modules are and that they are ES modules is known after the first
 * (ADR 0004). It must be imported before the module graph that imports drizzle, hence by main.ts.
 */
// Node before 22.15 has no such hooks, and starts more slowly.
module.registerHooks?.({
  resolve(specifier, context, nextResolve) {
    const { parentURL = '', conditions } = context;
    if (!conditions.includes('import')) return nextResolve(specifier, context);
    const isInside = specifier.startsWith('.') && parentURL.includes(INSIDE);
    const isPackage = specifier === PACKAGE || specifier.startsWith(`${PACKAGE}/`);
    if (!isInside && !isPackage) return nextResolve(specifier, context);
    const known = isInside ? new URL(specifier, parentURL).href : resolved.get(specifier);
    const url = known ?? nextResolve(specifier, context).url;
    if (isPackage) resolved.set(specifier, url);
    return { url, format: 'module', shortCircuit: true };
  },
});
