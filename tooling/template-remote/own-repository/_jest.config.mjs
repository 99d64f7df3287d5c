import { browserProject } from '@pinpu/tooling/jest';

export default browserProject({ rootDir: import.meta.dirname, roots: ['<rootDir>/src'] });
