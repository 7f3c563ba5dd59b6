import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSimulation } from './build.js'
import type { Campaign } from './campaign.js'
import { mutants } from './mutants.js'
import type { Rotation } from './server-model.js'

/** Two processes side by side, a few minutes on two idle cores. */
const SCHEDULES = Number(process.env['LATCHKEY_SIMULATE_SCHEDULES'] ?? 8_500)
const MINUTES = 60_000
/** Most of these were frozen, left or cut off until it was too late; a mutant shows in what is more. */
const EXCUSED = 0.04
const modes: readonly Rotation[] = ['none', 'grace']

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-simulation-'))
  await buildSimulation(join(folder, 'kit.mjs'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What a process of its own prints. One that finds something ends with a code, and says what. */
const simulate = (program: string, ...given: string[]) =>
  new Promise<string>((resolve) => {
    const limits = { maxBuffer: 2 ** 26 }
    execFile(process.execPath, [join(folder, program), ...given], limits, (_, stdout, stderr) =>
      resolve(stdout + stderr),
    )
  })

async function campaign(program: string, mode: Rotation, schedules: number, ...given: string[]) {
  const output = await simulate(program, '--mode', mode, '--schedules', `${schedules}`, ...given)
  const [line = '', ...explanation] = output.trim().split('\n')
  return { ...(JSON.parse(line) as Campaign), explanation: explanation.join('\n') }
}

const shareOf = (excused: Campaign['excused'] = {}) =>
  Object.values(excused).reduce((sum, one) => sum + one, 0)

describe('sessions under faults', () => {
  it(
    `F1, F13: none is lost, revived or mixed up in ${SCHEDULES} schedules a mode`,
    async () => {
      const ran = await Promise.all(modes.map((mode) => campaign('kit.mjs', mode, SCHEDULES)))
      for (const { violations, unhandled, explanation } of ran)
        expect({ violations, unhandled, explanation }).toEqual({
          violations: {},
          unhandled: 0,
          explanation: '',
        })
      // F2: of the rest, the service ends so many since a rotated token came back too late.
      const [none, grace] = ran.map(({ excused }) => excused)
      expect(none).toEqual({})
      expect(shareOf(grace)).toBeLessThan(EXCUSED)
    },
    20 * MINUTES,
  )

  it(
    'the same seeds have the same traces',
    async () => {
      const twice = await Promise.all([1, 2].map(() => campaign('kit.mjs', 'grace', 300)))
      expect(twice[0]?.trace).toBe(twice[1]?.trace)
    },
    5 * MINUTES,
  )

  it('no schedule that has failed once fails again', async () => {
    const told = JSON.parse(await simulate('kit.mjs', '--regressions')) as object
    expect(told).toMatchObject({ broken: {} })
  })
})

describe('F3: a bug that is built in', () => {
  it.each(Object.entries(mutants))(
    '%s is found',
    async (name, { within, excused = 1 }) => {
      await buildSimulation(join(folder, `${name}.mjs`), name)
      const told = await Promise.all(
        (excused < 1 ? (['grace'] as const) : modes).map((mode) =>
          campaign(`${name}.mjs`, mode, within, '--first'),
        ),
      )
      const isFound = told.some(
        (ran) => Object.keys(ran.violations).length > 0 || shareOf(ran.excused) > excused,
      )
      expect(isFound).toBe(true)
    },
    5 * MINUTES,
  )
})
