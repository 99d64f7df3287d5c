import type { Composition } from '@pinpu/shared/contracts';

/** A composition with all of its remotes, of a page that carries a part of it; `read` requests the shop. */
export async function wholeComposition(
  carried: Composition,
  read: (url: string) => Promise<string>,
): Promise<Composition> {
  const { rest, ...page } = carried;
  if (rest === undefined) return carried;
  const { remotes, refused: rejected }: Composition = JSON.parse(await read(rest.url));
  return { ...page, remotes, refused: rejected };
}
