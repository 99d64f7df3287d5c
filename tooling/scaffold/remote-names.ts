/** Everything in a remote that is named after it, from its workspace name `mf-gift-box`. */
export interface RemoteNames {
  /** `mf-gift-box` */
  workspace: string;
  /** `gift-box`: the page, its folder and its chunk. */
  page: string;
  /** `/gift-box`, or the pattern that was chosen: `/el/shop/:VIEW?`. */
  path: string;
  /** `GiftBoxPage` */
  component: string;
  /** The page's title; its name until somebody chooses one. */
  title: string;
  /** `work`: drawn in the administration's frame. */
  frame: 'shop' | 'work';
}

/** Options besides the name. */
export interface RemoteChoices {
  path?: string | undefined;
  title?: string | undefined;
  frame?: 'shop' | 'work' | undefined;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The names derived from a workspace's name, and from what was chosen besides. */
export function namesOf(workspace: string, choices: RemoteChoices = {}): RemoteNames {
  const page = workspace.replace(/^mf-/, '');
  const component = `${page.split('-').map(capital).join('')}Page`;
  const { path = `/${page}`, title = page, frame = 'shop' } = choices;
  return { workspace, page, path, component, title, frame };
}

/** The address that a route's pattern begins with, without parameters. */
export const addressOf = ({ path }: Pick<RemoteNames, 'path'>): string =>
  path.replace(/\/:.*$/, '');
