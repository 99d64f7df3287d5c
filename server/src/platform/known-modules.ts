import module from 'node:module';

const PACKAGE = 'drizzle-orm';
const INSIDE = `/node_modules/${PACKAGE}/`;

const resolved = new Map<string, string>();

/*
 * Speeds up loading drizzle-orm: Node reads its package.json, with 180 KB of `exports`, again for each of two hundred
 * imports, which takes 40 % of the server's loading time. After the first import, it is known where its modules are and
 * that they are ES modules (ADR 0004). Must be imported before the modules that import drizzle, so by main.ts.
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
