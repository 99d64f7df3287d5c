import { isVersionInRange } from '@pinpu/shared/domain';
import { satisfies } from 'semver';

it('agrees with npm, for every pair of versions around the borders [M4]', () => {
  const numbers = ['0.0.0', '0.0.3', '0.1.0', '0.1.3', '1.0.0', '1.0.1', '1.2.0', '2.0.0'];
  const tags = ['', '-0', '-1', '-alpha', '-beta', '-beta.1', '-beta.2', '-beta.10', '-beta.1.1'];
  const versions = numbers.flatMap((number) => tags.map((tag) => number + tag));
  const ranges = versions.flatMap((version) => [version, `^${version}`]);
  const differing = versions.flatMap((version) =>
    ranges
      .filter((range) => isVersionInRange(version, range) !== satisfies(version, range))
      .map((range) => `${version} in ${range}`),
  );
  expect(differing).toEqual([]);
});
