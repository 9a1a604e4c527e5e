// `npm run growth [-- schemas|inputs|PERCENT]`: shows that the CPU time grows as the size, of large schemas through the
// generator and of the worst inputs through everything that reads them.
import process from 'node:process';
import { measureInputs } from './growth/inputs.js';
import { measureSchemas } from './growth/schemas.js';

const [word = '100'] = process.argv.slice(2);
const percent = word === 'schemas' || word === 'inputs' ? 100 : Number(word);
if (!(percent > 0)) {
  process.stderr.write('error: npm run growth [-- schemas|inputs|PERCENT], a number above 0\n');
  process.exit(2);
}
if (word !== 'schemas') await measureInputs(percent);
if (word !== 'inputs') await measureSchemas(percent);
