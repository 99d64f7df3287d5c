import { readConfig } from '../../../../platform/config/config.ts';
import { StartupError } from '../../../../platform/errors/startup-error.ts';
import { pictureStorageConfig } from './config.ts';

const S3 = {
  PICTURE_STORAGE: 's3',
  S3_ENDPOINT: 'https://storage.example',
  S3_BUCKET: 'goods',
  S3_PREFIX: '/shop/pictures/',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};

const configure = (env: Record<string, string>) => pictureStorageConfig(readConfig(env));

it('stores in the folder uploads by default', () => {
  expect(configure({ DATA_DIR: '/srv/shop' })).toEqual({ at: 'dir', dir: '/srv/shop/uploads' });
});

it.each([
  [{}, true],
  [{ S3_ENDPOINT: '' }, false],
  [{ S3_PATH_STYLE: 'off' }, false],
])(
  'puts the bucket into the path of any storage but Amazon, unless set otherwise: %j',
  (env, pathStyle) => {
    expect(configure({ ...S3, ...env })).toMatchObject({
      at: 's3',
      region: 'us-east-1',
      prefix: 'shop/pictures',
      pathStyle,
    });
  },
);

it.each([
  [
    { S3_ACCESS_KEY_ID: '' },
    'PICTURE_STORAGE is s3, but S3_ACCESS_KEY_ID is not set: set it, or choose PICTURE_STORAGE=dir.',
  ],
  [{ PICTURE_STORAGE: 'ftp' }, 'PICTURE_STORAGE is "ftp", but must be one of dir, s3'],
  [{ S3_ENDPOINT: 'storage' }, 'must be the address of an S3-compatible storage'],
])('says in one sentence what is wrong with %j', (env, sentence) => {
  const failing = () => configure({ ...S3, ...env });
  expect(failing).toThrow(StartupError);
  expect(failing).toThrow(sentence);
});
