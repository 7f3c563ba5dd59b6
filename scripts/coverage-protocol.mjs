// `npm run coverage:protocol`: lists the calls, error codes and recorded scenarios that no test covers.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from './command.mjs'
import { findGaps, recordAnswers } from './gates/protocol.mjs'

const reportFile = join('node_modules', '.cache', 'protocol.json')

await recordAnswers()
await runCommand('vitest', [
  ...['run', '--project', 'service', '--project', 'postgres', '--reporter=json'],
  `--outputFile.json=${reportFile}`,
])
const gaps = await findGaps(JSON.parse(await readFile(reportFile, 'utf8')))
for (const gap of gaps) console.log(gap)
process.exitCode = gaps.length === 0 ? 0 : 1
