async function seedOfLoad() {
  jest.resetModules();
  return (await import('./visit-seed.ts')).ownSeed();
}

it('the seed is stable during one visit and different in the next [H2, H5]', async () => {
  const first = await seedOfLoad();
  expect(await seedOfLoad()).toBe(first);
  sessionStorage.clear();
  expect(await seedOfLoad()).not.toBe(first);
});

it('without storage the seed is stable until a reload [H5]', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  expect(await seedOfLoad()).toMatch(/./);
  jest.restoreAllMocks();
});
