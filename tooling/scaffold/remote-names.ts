/** Everything in a remote that is named after it, from its workspace name `mf-gift-box`. */
export interface RemoteNames {
  /** `mf-gift-box` */
  workspace: string;
  /** `gift-box`: the page, its folder and its chunk. */
  page: string;
  /** `/gift-box` */
  path: string;
  /** `GiftBoxPage` */
  component: string;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The names derived from a workspace's name. */
export function namesOf(workspace: string): RemoteNames {
  const page = workspace.replace(/^mf-/, '');
  const component = `${page.split('-').map(capital).join('')}Page`;
  return { workspace, page, path: `/${page}`, component };
}
