/** The seed as a page load finds it. */
async function seedOfLoad() {
  jest.resetModules();
  return (await import('./visit-seed.ts')).visitSeed;
}

it('is the same for one visit and another for the next [H2, H5]', async () => {
  const first = await seedOfLoad();
  expect(await seedOfLoad()).toBe(first);
  sessionStorage.clear();
  expect(await seedOfLoad()).not.toBe(first);
});

it('holds until the reload where nothing can be kept [H5]', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  expect(await seedOfLoad()).toMatch(/./);
  jest.restoreAllMocks();
});
