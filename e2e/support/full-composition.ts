import type { Composition } from '@pinpu/shared/contracts';

/** A page's composition completed by the remotes that the page does not contain; `read` requests them from the shop. */
export async function fullComposition(
  initial: Composition,
  read: (url: string) => Promise<string>,
): Promise<Composition> {
  const { rest, ...page } = initial;
  if (rest === undefined) return initial;
  const { remotes, refused: rejected }: Composition = JSON.parse(await read(rest.url));
  return { ...page, remotes, refused: rejected };
}
