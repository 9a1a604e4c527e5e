// `npm run bench`: what starting, validating and type-checking cost. Ratios within one run say more than the
// times, which depend on the machine and its load. Measures the output of `npm run build`.
import process from 'node:process';
import { measurePeers } from './bench/peers.mjs';
import { measureStartUp } from './bench/start-up.mjs';
import { printTable } from './bench/table.mjs';
import { measureThroughput } from './bench/throughput.mjs';
import { measureTypes } from './bench/types.mjs';

const repeats = Number(process.argv[2] ?? 25);
if (!Number.isInteger(repeats) || repeats < 1) {
  process.stderr.write('error: npm run bench -- [REPEATS], a whole number from 1\n');
  process.exit(2);
}

printTable('CPU time from start to end, in ms', await measureStartUp(repeats));
printTable('Wall time beside other validators, in ms', measurePeers(repeats));
printTable('Throughput', await measureThroughput(repeats));
printTable('What TypeScript does for one file', await measureTypes());
