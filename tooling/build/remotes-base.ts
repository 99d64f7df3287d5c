/**
 * Base URL of a remote's files, from `REMOTES_BASE`. Unset: the shop's own origin (`/`). Otherwise one address for all,
 * with `{name}` for the remote's name, or a comma-separated list of `name=address`. @throws Error if the setting has no
 * address for this remote, or one that does not end in a slash
 */
export function remotesBase(setting: string | undefined, name: string): string {
  if (setting === undefined || setting.trim() === '') return '/';
  const entries = setting.split(',').map((entry) => entry.trim());
  const own = entries.find((entry) => entry.startsWith(`${name}=`))?.slice(name.length + 1);
  const base =
    own ?? entries.find((entry) => !/^mf-[\w-]+=/.test(entry))?.replaceAll('{name}', name);
  if (base !== undefined && /^https?:\/\/.*\/$/.test(base) && URL.canParse(base)) return base;
  throw new Error(
    `REMOTES_BASE gives ${name} no address that starts with http:// or https:// and ends with a slash: write for example https://{name}.shop.example/ or ${name}=https://cart.example/.`,
  );
}
