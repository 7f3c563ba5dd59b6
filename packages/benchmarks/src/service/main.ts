// `npm run bench -- service`: requests a second of the service beside a bare handler that does one
// select, on the embedded and on a real Postgres. Fails when a call is slower than it promises to be.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { startPostgres } from '../../../service/test/support/postgres.js'
import { measure } from './measure.js'
import type { Ready } from './scenarios.js'

const server = new URL('./server.mjs', import.meta.url)

/** Measures every call on one database; says which of them were too slow. */
async function measureOn(databaseUrl: string | undefined): Promise<string[]> {
  const child = fork(server, databaseUrl === undefined ? [] : [databaseUrl])
  try {
    const [ready] = (await once(child, 'message')) as [Ready]
    const tooSlow: string[] = []
    for (const scenario of ready.scenarios) {
      const { name, perSecond, barePerSecond, ratio } = await measure(scenario, ready.bare)
      console.log(
        [
          ready.database.padEnd(8),
          name.padEnd(28),
          `${Math.round(perSecond)} /s`.padStart(10),
          `bare ${Math.round(barePerSecond)} /s`.padStart(15),
          `ratio ${ratio.toFixed(2)}`,
        ].join('  '),
      )
      if (ratio < (scenario.atLeast ?? 0))
        tooSlow.push(`${ready.database} ${name}: ${ratio.toFixed(2)} < ${scenario.atLeast}`)
    }
    return tooSlow
  } finally {
    child.disconnect()
    await once(child, 'exit')
  }
}

const postgres = await startPostgres()
try {
  const tooSlow = [...(await measureOn(undefined)), ...(await measureOn(postgres.databaseUrl))]
  if (tooSlow.length > 0) throw new Error(`Too slow: ${tooSlow.join('; ')}`)
} finally {
  await postgres.stop()
}
