/** Libraries that every remote depends on. */
const LIBRARIES = ['react', 'react-dom', 'styled-components'];

/** Their versions, which must be exactly the host's, from the dependencies of `@pinpu/shared`. */
export const hostLibraries = (dependencies: Record<string, string>) =>
  Object.fromEntries(LIBRARIES.map((library) => [library, dependencies[library] ?? '*']));
