/** All names in a remote that are derived from its workspace name, e.g. `mf-gift-box`. */
export interface RemoteNames {
  /** E.g. `mf-gift-box`. */
  workspace: string;
  /** E.g. `gift-box`: the page, its folder and its chunk. */
  page: string;
  /** E.g. `/gift-box`, or a chosen pattern such as `/el/shop/:VIEW?`. */
  path: string;
  /** E.g. `GiftBoxPage`. */
  component: string;
  /** The page's title; the remote's name unless one was chosen. */
  title: string;
  /** `work`: shown in the frame of staff pages. */
  frame: 'shop' | 'work';
}

/** Options besides the name. */
export interface RemoteChoices {
  path?: string | undefined;
  title?: string | undefined;
  frame?: 'shop' | 'work' | undefined;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The names derived from a workspace's name and from the chosen options. */
export function namesOf(workspace: string, choices: RemoteChoices = {}): RemoteNames {
  const page = workspace.replace(/^mf-/, '');
  const component = `${page.split('-').map(capital).join('')}Page`;
  const { path = `/${page}`, title = page, frame = 'shop' } = choices;
  return { workspace, page, path, component, title, frame };
}

/** The address of a route's pattern, without parameters. */
export const addressOf = ({ path }: Pick<RemoteNames, 'path'>): string =>
  path.replace(/\/:.*$/, '');
