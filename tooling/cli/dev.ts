import { stopOnSignal } from '../dev/dev-server.ts';
import { serveWorkingCopy } from '../dev/serve-working-copy.ts';
import { workingCopyCommand } from '../dev/working-copy-command.ts';
import { remoteIn } from './remote-folder.ts';

/** `pinpu dev`: serves the remote in a folder from source until Ctrl-C. @throws Error with a sentence. */
export async function developRemote(folder: string, args: string[]) {
  const name = remoteIn(folder);
  const command = workingCopyCommand([name, ...args], process.env, [name]);
  if (command === undefined)
    throw new Error(
      'Name the shop in whose pages you want to see it: pinpu dev --for https://shop.example',
    );
  process.env.NODE_ENV = 'development';
  stopOnSignal(await serveWorkingCopy(folder, command));
}
