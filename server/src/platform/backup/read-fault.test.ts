import { readFault } from './read-backup.ts';

it('says that permission is denied, not that a backup is broken [41 operations D2]', () => {
  const denied = Object.assign(new Error('EACCES: permission denied, open'), { code: 'EACCES' });
  expect(readFault('/data/in.tar.gz', denied)).toBe(
    "/data/in.tar.gz can't be read, permission denied: make it readable for the user of this command (chown). Nothing was changed.",
  );
  expect(readFault('/data/in.tar.gz', new Error('unexpected end of file'))).toBe(
    '/data/in.tar.gz is no backup of Pinpu, or a broken or incomplete one (unexpected end of file): nothing was changed.',
  );
});
