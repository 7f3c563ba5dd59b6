// `npm run bench -- service`: measures the requests per second of the service beside a bare handler with
// one select, on the embedded and on a real Postgres; the effect of an attacker's calls on others; and the
// calls on a large project. `--only` runs one part. Fails if a limit is exceeded.
import { createDatabase, startPostgres } from '../../../service/test/support/database/postgres.js'
import { measure } from './measure.js'
import { compareLatency, compareThroughput, type LoadComparison } from './measure-load.js'
import { compareSignIns } from './measure-audit-log.js'
import { endServer, nextMessage, startServer } from './child.js'
import { measureScale } from './scale/measure-scale.js'
import { readOptions, type Part } from './scale/options.js'
import type { MemoryReport, Question, Ready } from './scenarios.js'

/** Minimum throughput while an attacker guesses passwords, as a share of that without. */
const GUESSED_SHARE = 0.5
/** Highest latency of a refresh while another session is refreshed, as a multiple of that alone. */
const REFRESH_MULTIPLE = 3
const PEAK_RSS = 600_000_000

/**
 * Measures the effect of password guesses and refreshes over 100 connections on others; returns the missed
 * limits.
 */
async function measureLoad(databaseUrl: string): Promise<string[]> {
  const { child, ready } = await startServer<Ready>('server', ['load', databaseUrl])
  try {
    const { read, guess, refreshes, refreshOther } = ready.load
    const guessed = await compareThroughput(read, guess)
    child.send('memory' satisfies Question)
    const { peakRss } = await nextMessage<MemoryReport>(child)
    printComparison('users/me, passwords are guessed', guessed, '/s')
    console.log(`peak memory of the service then: ${Math.round(peakRss / 1_000_000)} MB`)
    const refreshed = await compareLatency(refreshes, refreshOther)
    printComparison('refresh, another is refreshed', refreshed, 'ms')
    const limits: [isMissed: boolean, message: string][] = [
      [guessed.ratio < GUESSED_SHARE, `users/me: ratio below ${GUESSED_SHARE}`],
      [refreshed.ratio > REFRESH_MULTIPLE, `refresh: ratio above ${REFRESH_MULTIPLE}`],
      [peakRss > PEAK_RSS, `memory: more than ${PEAK_RSS} bytes`],
    ]
    return limits.flatMap(([isMissed, message]) => (isMissed ? [message] : []))
  } finally {
    await endServer(child)
  }
}

/** Highest latency of a sign-in with a million events in the audit log, as a multiple of that with an empty one. */
const AUDIT_LOG_MULTIPLE = 1.05

/** Measures the effect of a long audit log on a sign-in; returns the missed limit. */
async function measureAuditLog(databaseUrls: [empty: string, full: string]): Promise<string[]> {
  const [emptyUrl, fullUrl] = databaseUrls
  const empty = await startServer<Ready>('server', ['calls', emptyUrl])
  const full = await startServer<Ready>('server', ['calls', fullUrl])
  try {
    full.child.send('fill audit log' satisfies Question)
    await nextMessage<MemoryReport>(full.child)
    const compared = await compareSignIns(empty.ready.signIn, full.ready.signIn)
    printComparison('sign-in, 1,000,000 audit events', compared, 'ms')
    const isMissed = compared.ratio > AUDIT_LOG_MULTIPLE
    return isMissed ? [`sign-in with a long audit log: ratio above ${AUDIT_LOG_MULTIPLE}`] : []
  } finally {
    for (const { child } of [empty, full]) await endServer(child)
  }
}

function printComparison(
  name: string,
  { alone, loaded, ratio }: LoadComparison,
  unit: string,
): void {
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

/** Measures every call on one database; returns those that were too slow. */
async function measureOn(databaseUrl: string | undefined): Promise<string[]> {
  const args = ['calls', ...(databaseUrl === undefined ? [] : [databaseUrl])]
  const { child, ready } = await startServer<Ready>('server', args)
  try {
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
      const atLeast = scenario.atLeast?.[ready.database] ?? 0
      if (ratio < atLeast)
        tooSlow.push(`${ready.database} ${name}: ${ratio.toFixed(2)} < ${atLeast}`)
    }
    return tooSlow
  } finally {
    await endServer(child)
  }
}

const { parts, scale } = readOptions(process.argv.slice(3))
const postgres = await startPostgres()
const { databaseUrl } = postgres
/** Measures a part; returns the missed limits. */
const measurePart: Record<Part, () => Promise<string[]>> = {
  ratios: async () => [...(await measureOn(undefined)), ...(await measureOn(databaseUrl))],
  load: () => measureLoad(databaseUrl),
  'audit-log': async () =>
    measureAuditLog([
      await createDatabase(databaseUrl, { name: 'audit_empty' }),
      await createDatabase(databaseUrl, { name: 'audit_full' }),
    ]),
  scale: () => measureScale(databaseUrl, scale),
}
try {
  const missed: string[] = []
  for (const part of parts) missed.push(...(await measurePart[part]()))
  if (missed.length > 0) throw new Error(`Missed: ${missed.join('; ')}`)
} finally {
  await postgres.stop()
}
