import process from 'node:process';
import { defineConfig } from 'vitest/config';

/** These tests replace modules, so each file gets its own modules. */
const WITH_STAND_INS = ['test/cli/**/*.test.ts', 'test/files/write-file.test.ts', 'test/generator/write.test.ts'];

/** Generates and type-checks a copy of the checkout, which takes minutes: `npm run test:scaffolds`. */
const SLOW = process.env.LETTERPRESS_SCAFFOLDS === undefined ? ['test/scripts/scaffolds.test.ts'] : [];

export default defineConfig({
  test: {
    // By default one core stays free, which on two cores is half of them.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'with stand-ins', include: WITH_STAND_INS } },
      // Loading all formats again for each file would take longer than the tests themselves.
      {
        extends: true,
        test: { name: 'plain', include: ['test/**/*.test.ts'], exclude: [...WITH_STAND_INS, ...SLOW], isolate: false },
      },
    ],
  },
});
