/** The first version of Node that runs a remote's `webpack.config.ts` directly. */
export const NEEDED_NODE = '22.18';

const numbers = (version: string) => version.split('.').map(Number);

/** Why the commands can't run with this version of Node; undefined if they can. */
export function nodeFault(version: string): string | undefined {
  const [major = 0, minor = 0] = numbers(version);
  const [neededMajor = 0, neededMinor = 0] = numbers(NEEDED_NODE);
  const isNewer = major > neededMajor || (major === neededMajor && minor >= neededMinor);
  if (isNewer) return undefined;
  return `pinpu needs Node ${NEEDED_NODE} or newer, this is Node ${version}.`;
}
