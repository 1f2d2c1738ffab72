import { beforeAll } from 'vitest';
import { everyLanguage } from '../src/by-language';

/** Runs before the tests of each file: they may say everything in every language. */
beforeAll(everyLanguage);
