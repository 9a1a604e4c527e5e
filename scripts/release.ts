// `npm run release -- --version X.Y.Z|patch|minor|major [--date YYYY-MM-DD] [--since REV] [--write]`: what a release takes
// before its commit. `-- --check [--since REV]` checks the changelog alone, `-- --pack` the tarball. Never pushes, never
// publishes; without `--write` it changes nothing.
import process from 'node:process';
import { prepareRelease } from './release/prepare-release.js';
import { ReleaseError } from './release/release-error.js';

try {
  prepareRelease(process.cwd(), process.argv.slice(2), (text) => {
    process.stdout.write(text);
  });
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
