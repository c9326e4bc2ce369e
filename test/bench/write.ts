/** `node dist/test/bench/write.js COUNT DIR`: writes the pages of the benchmark, to build them with another tool. */
import { writePages } from './write-pages.js';

const [count, folder] = process.argv.slice(2);
if (!Number(count) || !folder) {
  console.error('Usage: node dist/test/bench/write.js COUNT DIR');
  process.exit(2);
}
writePages(folder, Number(count));
