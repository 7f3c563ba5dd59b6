// `npm run bench -- service`: requests a second of the service beside a bare handler that does one
// select, on the embedded and on a real Postgres. Then what an attacker's calls cost others, on a real Postgres.
// Fails when a limit is missed.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createDatabase, startPostgres } from '../../../service/test/support/database/postgres.js'
import { measure } from './measure.js'
import { compareLatency, compareThroughput, type Compared } from './measure-load.js'
import { compareSignIns } from './measure-audit-log.js'
import type { MemoryReport, Question, Ready } from './scenarios.js'

const server = new URL('./server.mjs', import.meta.url)

/** The next message of the server process; rejects if the process ends before. */
async function next<Message>(child: ChildProcess): Promise<Message> {
  const exit = once(child, 'exit').then(() => {
    throw new Error('The server process ended by itself.')
  })
  const [message] = (await Promise.race([once(child, 'message'), exit])) as [Message]
  return message
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.disconnect()
  await once(child, 'exit')
}

/** Least throughput while passwords are guessed, as a share of that without. */
const GUESSED_SHARE = 0.5
/** Highest latency of a refresh while another session is refreshed, as a multiple of that alone. */
const REFRESH_MULTIPLE = 3
const PEAK_RSS = 600_000_000

/** Measures what guesses and refreshes over 100 connections cost others; returns the missed limits. */
async function measureLoad(databaseUrl: string): Promise<string[]> {
  const child = fork(server, ['load', databaseUrl])
  try {
    const ready = await next<Ready>(child)
    const { read, guess, refreshes, refreshOther } = ready.load
    const guessed = await compareThroughput(read, guess)
    child.send('memory' satisfies Question)
    const { peakRss } = await next<MemoryReport>(child)
    printCompared('users/me, passwords are guessed', guessed, '/s')
    console.log(`peak memory of the service then: ${Math.round(peakRss / 1_000_000)} MB`)
    const refreshed = await compareLatency(refreshes, refreshOther)
    printCompared('refresh, another is refreshed', refreshed, 'ms')
    const limits: [isMissed: boolean, message: string][] = [
      [guessed.ratio < GUESSED_SHARE, `users/me: ratio below ${GUESSED_SHARE}`],
      [refreshed.ratio > REFRESH_MULTIPLE, `refresh: ratio above ${REFRESH_MULTIPLE}`],
      [peakRss > PEAK_RSS, `memory: more than ${PEAK_RSS} bytes`],
    ]
    return limits.flatMap(([isMissed, message]) => (isMissed ? [message] : []))
  } finally {
    await end(child)
  }
}

/** Highest latency of a sign-in with a million events in the audit log, as a multiple of that with an empty one. */
const AUDIT_LOG_MULTIPLE = 1.05

/** Measures what a long audit log costs a sign-in; returns the missed limit. */
async function measureAuditLog(databaseUrls: [empty: string, full: string]): Promise<string[]> {
  const servers = databaseUrls.map((databaseUrl) => fork(server, ['calls', databaseUrl]))
  try {
    const [empty, full] = await Promise.all(servers.map((child) => next<Ready>(child)))
    if (servers[1] === undefined || empty === undefined || full === undefined)
      throw new Error('There are no two services.')
    servers[1].send('fill audit log' satisfies Question)
    await next<MemoryReport>(servers[1])
    const compared = await compareSignIns(empty.signIn, full.signIn)
    printCompared('sign-in, 1,000,000 audit events', compared, 'ms')
    const isMissed = compared.ratio > AUDIT_LOG_MULTIPLE
    return isMissed ? [`sign-in with a long audit log: ratio above ${AUDIT_LOG_MULTIPLE}`] : []
  } finally {
    for (const child of servers) await end(child)
  }
}

function printCompared(name: string, { alone, loaded, ratio }: Compared, unit: string): void {
  const figure = (value: number) => `${value.toFixed(unit === 'ms' ? 1 : 0)} ${unit}`
  console.log(
    [
      name.padEnd(38),
      `alone ${figure(alone)}`.padStart(16),
      `loaded ${figure(loaded)}`.padStart(17),
      `ratio ${ratio.toFixed(2)}`,
    ].join('  '),
  )
}

/** Measures every call on one database; says which of them were too slow. */
async function measureOn(databaseUrl: string | undefined): Promise<string[]> {
  const child = fork(server, ['calls', ...(databaseUrl === undefined ? [] : [databaseUrl])])
  try {
    const ready = await next<Ready>(child)
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
    await end(child)
  }
}

const postgres = await startPostgres()
try {
  const missed = [
    ...(await measureOn(undefined)),
    ...(await measureOn(postgres.databaseUrl)),
    ...(await measureLoad(postgres.databaseUrl)),
    ...(await measureAuditLog([
      await createDatabase(postgres.databaseUrl, { name: 'audit_empty' }),
      await createDatabase(postgres.databaseUrl, { name: 'audit_full' }),
    ])),
  ]
  if (missed.length > 0) throw new Error(`Missed: ${missed.join('; ')}`)
} finally {
  await postgres.stop()
}
