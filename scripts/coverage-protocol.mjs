// `npm run coverage:protocol`: which calls, codes and recorded situations the tests show to work.
import { join } from 'node:path'
import { runCommand } from './command.mjs'
import { findGaps, recordAnswers } from './gates/protocol.mjs'

const reportFile = join('node_modules', '.cache', 'protocol.json')

await recordAnswers()
await runCommand('vitest', [
  ...['run', '--project', 'service', '--reporter=json'],
  `--outputFile.json=${reportFile}`,
])
const gaps = await findGaps(reportFile)
for (const gap of gaps) console.log(gap)
process.exitCode = gaps.length === 0 ? 0 : 1
