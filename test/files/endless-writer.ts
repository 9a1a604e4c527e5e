/** Writes two sets of files to the folder given, in turn and without end: somebody kills it, or it has written `argv[3]` sets. */
import { writeArtifacts } from '../../generator/write.js';

const [folder = '', sets = 'Infinity'] = process.argv.slice(2);
const LENGTH = 20_000;

process.stdout.write('ready\n');
for (let set = 0; set < Number(sets); set += 1) {
  const files = Array.from({ length: 9 }, (_, index) => ({
    path: `${index % 3}/file-${index}.txt`,
    text: `${set % 2}`.repeat(LENGTH),
  }));
  await writeArtifacts(files, folder);
}
