import module from 'node:module';

const PACKAGE = 'drizzle-orm';
const INSIDE = `/node_modules/${PACKAGE}/`;

interface Place {
  url: string;
  format: string;
}

const known = new Map<string, Place>();

const isOwn = (url: string) => !url.includes('/node_modules/');

/** Where a relative import leads, without looking: between our own files, and inside the package. */
function relativePlace(specifier: string, parent: string): Place | undefined {
  const place = (format: string) => ({ url: new URL(specifier, parent).href, format });
  if (parent.includes(INSIDE)) return place('module');
  return specifier.endsWith('.ts') && isOwn(parent) ? place('module-typescript') : undefined;
}

/*
 * Speeds up loading the server (ADR 0004). Node reads the package.json of drizzle-orm, with 180 KB of `exports`, again
 * for each of two hundred imports, and asks the file system about each of our own. Here, a name that our files import
 * is looked up once, and relative imports lead where they say. Must be imported before the others, so by main.ts and by
 * commands.
 */
// Node before 22.15 has no such hooks, and starts more slowly.
module.registerHooks?.({
  resolve(specifier, context, nextResolve) {
    const { parentURL = '', conditions } = context;
    if (!conditions.includes('import')) return nextResolve(specifier, context);
    const isRelative = specifier.startsWith('.');
    const isPackage = specifier === PACKAGE || specifier.startsWith(`${PACKAGE}/`);
    const isLookedUpOnce = !isRelative && (isPackage || isOwn(parentURL));
    const place = isRelative
      ? relativePlace(specifier, parentURL)
      : isLookedUpOnce && known.get(specifier);
    if (place) return { ...place, shortCircuit: true };
    const found = nextResolve(specifier, context);
    const format = isPackage ? 'module' : found.format;
    if (isLookedUpOnce && format) known.set(specifier, { url: found.url, format });
    return isPackage ? { url: found.url, format: 'module', shortCircuit: true } : found;
  },
});
