// `npm run mutate`: changes the code that security depends on, one place at a time, and counts the changes
// that a unit test detects. Prints the others, which are also in node_modules/.cache/mutate.json.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mustRun, runInForeground } from './command.mjs'
import { equivalent } from './mutate/equivalent.mjs'
import { scoreOf, survivorsOf } from './mutate/score.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'scripts', 'mutate')
const SHARE = 0.9
/** Tests must detect every change in this file, because it decides which redirects are safe. */
const trustedUrls = 'packages/core/src/navigation/trusted-url.ts'

const mutate = async () => {
  const program = join(folder, 'node_modules', '.bin', 'stryker')
  if ((await runInForeground(program, ['run', join(folder, 'stryker.config.json')])) !== 0)
    throw new Error('Stryker has not come to its end; see above.')
  const report = await readFile(join(root, 'node_modules', '.cache', 'mutate.json'), 'utf8')
  return JSON.parse(report).files
}

try {
  await mustRun('pnpm', ['install', '--frozen-lockfile'], { cwd: folder })
  const files = await mutate()
  const survivors = survivorsOf(files, equivalent)
  for (const { file, line, text, replacement } of survivors)
    console.log(`${file}:${line}: no test notices ${JSON.stringify(replacement)} in: ${text}`)
  const score = scoreOf(files, survivors)
  console.log(`noticed: ${(score * 100).toFixed(1)} % of all changes`)
  if (!(trustedUrls in files)) throw new Error(`Stryker changed nothing in ${trustedUrls}.`)
  if (score < SHARE || survivors.some(({ file }) => file === trustedUrls))
    throw new Error(`Tests must notice 90 % of all changes, and every change in ${trustedUrls}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
