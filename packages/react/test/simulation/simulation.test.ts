import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPages } from './build.js'
import { mutants } from './mutants.js'
import type { PagesCampaign } from './run.js'

/** More of them with `npm run simulate -- --pages --schedules 5000`. */
const SCHEDULES = 15
const MINUTES = 60_000
/** One for most rules, of those that are found soonest; `--mutant` builds in any. */
const QUICK = new Set([
  'no-busy-guard',
  'password-in-the-page',
  'link-used-on-load',
  'counts-for-ever',
  'no-alert',
  'forgets-what-was-typed',
  'saves-twice',
])
const root = fileURLToPath(new URL('../../../..', import.meta.url))

let folder = ''
beforeAll(async () => {
  // Beside node_modules, so that what stands for the browser is found from there.
  folder = await mkdtemp(join(root, 'node_modules', '.simulation-'))
  await buildPages(join(folder, 'kit.mjs'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What a process of its own prints: one that finds something ends with a code, and says what. */
const simulate = (program: string, ...given: string[]) =>
  new Promise<PagesCampaign>((resolve, reject) => {
    execFile(process.execPath, [join(folder, program), ...given], (_, stdout, stderr) => {
      if (stdout) resolve(JSON.parse(stdout) as PagesCampaign)
      else reject(new Error(stderr))
    })
  })

describe('hosted pages under faults', () => {
  it.each(['none', 'grace'])(
    `P1 to P8 hold in ${SCHEDULES} schedules, with a service that rotates: %s`,
    async (mode) => {
      const given = ['--mode', mode, '--schedules', `${SCHEDULES}`]
      const { violations, examples } = await simulate('kit.mjs', ...given)
      expect({ violations, examples }).toEqual({ violations: {}, examples: {} })
    },
    5 * MINUTES,
  )

  it(
    'the same seeds have the same traces',
    async () => {
      const [one, other] = await Promise.all(
        [1, 2].map(() => simulate('kit.mjs', '--schedules', '5')),
      )
      expect(one?.trace).toBe(other?.trace)
    },
    5 * MINUTES,
  )
})

describe('a bug of the pages that is built in', () => {
  it.each(Object.entries(mutants).filter(([name]) => QUICK.has(name)))(
    '%s is found',
    async (name, { rule, seed = 1, within }) => {
      await buildPages(join(folder, `${name}.mjs`), name)
      const given = ['--mode', 'grace', '--seed', `${seed}`, '--schedules', `${within}`, '--first']
      const { violations } = await simulate(`${name}.mjs`, ...given)
      expect(Object.keys(violations)).toContain(rule)
    },
    5 * MINUTES,
  )
})
