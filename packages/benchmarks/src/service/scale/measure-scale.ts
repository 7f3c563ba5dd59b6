import { writeFile } from 'node:fs/promises'
import { hashPassword } from '../../../../service/src/lib/passwords/password.js'
import { createDatabase } from '../../../../service/test/support/database/postgres.js'
import { compareBetterAuth } from './compare-better-auth.js'
import { bareCall, mainCalls, otherCalls, type MeasuredCall } from './calls.js'
import { endServer, nextMessage, startServer } from '../child.js'
import type { ServerAddress, SignedSession } from './calls.js'
import { fillProject } from './fill-project.js'
import { HASHING } from './hashing.js'
import { compareInTurns, medianOf } from './compare-in-turns.js'
import { measureCall } from './measure-call.js'
import { measureOAuthCallback } from './measure-oauth.js'
import { startProvider } from './oauth-provider.js'
import type { ScaleOptions, Sizes } from './options.js'
import { PASSWORD } from './project.js'
import { withClient } from './with-client.js'
import { printResults, type ScaleResults } from './results.js'

const CONNECTIONS = [1, 10, 100]
const SIGNED_IN = 500
const WARM_UP_SECONDS = 1
const GROWTH_ROUNDS = 5
/** Size of the filled project relative to the project to which it is compared. */
const SMALLER = 100
/** Highest p50 of a search with one connection, in milliseconds. */
const SEARCH_MILLIS = 50
/** Highest p50 of a call in the filled project, as a multiple of that in the smaller one. */
const GROWTH_LIMIT = 1.2

/** Measures the service on a filled project; returns the missed limits. */
export async function measureScale(serverUrl: string, options: ScaleOptions): Promise<string[]> {
  const { sizes, seconds } = options
  const provider = await startProvider()
  const passwordHash = await hashPassword(PASSWORD, HASHING, (work) => work())
  const open = async (name: string, size: Sizes) => {
    const databaseUrl = await createDatabase(serverUrl, { name })
    const server = await startService(databaseUrl, provider.url)
    const start = performance.now()
    await withClient(databaseUrl, (client) => fillProject(client, size, passwordHash))
    console.log(`filled ${name} in ${Math.round((performance.now() - start) / 1000)} s`)
    server.child.send(Math.min(SIGNED_IN, size.sessions))
    return { ...server, databaseUrl, signedIn: await nextMessage<SignedSession[]>(server.child) }
  }
  const large = await open('scale', sizes)
  const small = await open('scale_small', smaller(sizes))
  const second = await startService(large.databaseUrl, provider.url)
  try {
    const servers = [large.ready, second.ready]
    const results: ScaleResults = {
      sizes,
      main: await measureMain(large.signedIn, servers, options),
      other: await measureOthers(large.signedIn, large.ready, options),
      growth: [],
      betterAuth: [],
    }
    results.growth = await compareGrowth(large, small, sizes)
    results.betterAuth = await compareBetterAuth(serverUrl, {
      sizes,
      seconds,
      passwordHash,
      own: { ...large.ready, signedIn: large.signedIn },
    })
    printResults(results)
    if (options.json !== undefined)
      await writeFile(options.json, `${JSON.stringify(results, null, 2)}\n`)
    return missedLimits(results)
  } finally {
    for (const { child } of [large, small, second]) await endServer(child)
    provider.server.close()
  }
}

const startService = (databaseUrl: string, providerUrl: string) =>
  startServer<ServerAddress>('scale-server', [databaseUrl, providerUrl])

const smaller = ({ users, teams, permissions, sessions }: Sizes): Sizes => ({
  users: Math.ceil(users / SMALLER),
  teams: Math.ceil(teams / SMALLER),
  permissions,
  sessions: Math.ceil(sessions / SMALLER),
})

/** Measures the main calls with each number of connections and processes, in turns with the bare handler. */
async function measureMain(
  signedIn: readonly SignedSession[],
  servers: readonly ServerAddress[],
  { sizes, seconds }: ScaleOptions,
): Promise<ScaleResults['main']> {
  const rows: ScaleResults['main'] = []
  const bare = bareCall(signedIn)
  for (const processes of [1, 2])
    for (const connections of CONNECTIONS) {
      // One connection uses one process only.
      if (processes > connections) continue
      const used = servers.slice(0, processes)
      const ownLoad = { urls: used.map(({ apiUrl }) => apiUrl), connections }
      const bareLoad = { urls: used.map(({ bareUrl }) => bareUrl), connections }
      for (const call of Object.values<MeasuredCall>(mainCalls(signedIn, sizes.users))) {
        // Warms up both: compiles their code, and lets each connection to Postgres plan its statements.
        await measureCall(call, { ...ownLoad, seconds: WARM_UP_SECONDS })
        await measureCall(bare, { ...bareLoad, seconds: WARM_UP_SECONDS })
        const compared = await compareInTurns(
          () => measureCall(call, { ...ownLoad, seconds }),
          () => measureCall(bare, { ...bareLoad, seconds }),
        )
        rows.push({
          name: call.name,
          atLeast: call.atLeast,
          processes,
          connections,
          ...compared,
        })
      }
    }
  return rows
}

/** Measures the other calls with ten connections and one process. */
async function measureOthers(
  signedIn: readonly SignedSession[],
  { apiUrl }: ServerAddress,
  { sizes, seconds }: ScaleOptions,
): Promise<ScaleResults['other']> {
  const rows: ScaleResults['other'] = []
  const load = { urls: [apiUrl], connections: 10, seconds }
  for (const call of otherCalls(signedIn, sizes))
    rows.push({ name: call.name, connections: 10, ...(await measureCall(call, load)) })
  rows.push({ name: 'OAuth callback', connections: 1, ...(await measureOAuthCallback(apiUrl)) })
  return rows
}

interface Filled {
  ready: ServerAddress
  signedIn: readonly SignedSession[]
}

/** Compares the p50 of each call in the filled project and in the smaller one. */
async function compareGrowth(
  large: Filled,
  small: Filled,
  sizes: Sizes,
): Promise<ScaleResults['growth']> {
  const callsOf = ({ signedIn }: Filled, size: Sizes): MeasuredCall[] => [
    ...Object.values<MeasuredCall>(mainCalls(signedIn, size.users)),
    ...otherCalls(signedIn, size),
  ]
  const smallCalls = callsOf(small, smaller(sizes))
  const growth: ScaleResults['growth'] = []
  for (const [index, call] of callsOf(large, sizes).entries()) {
    const smallCall = smallCalls[index] ?? call
    const p50 = async (measuredCall: MeasuredCall, { ready }: Filled): Promise<number> =>
      (await measureCall(measuredCall, { urls: [ready.apiUrl], connections: 1, seconds: 1 })).p50
    const rounds: { millis: number; ratio: number }[] = []
    for (let done = 0; done < GROWTH_ROUNDS; done += 1) {
      const millis = await p50(call, large)
      rounds.push({ millis, ratio: millis / (await p50(smallCall, small)) })
    }
    growth.push({ name: call.name, ...medianOf(rounds, ({ ratio }) => ratio) })
  }
  return growth
}

function missedLimits({ main, growth, betterAuth }: ScaleResults): string[] {
  return [
    ...main.flatMap(({ name, processes, connections, ratio, atLeast = 0 }) =>
      processes === 1 && ratio < atLeast
        ? [`${name}, ${connections} connections: ${ratio.toFixed(2)} < ${atLeast}`]
        : [],
    ),
    ...growth.flatMap(({ name, millis }) =>
      name.startsWith('search') && millis > SEARCH_MILLIS
        ? [`${name}: ${millis.toFixed(1)} ms`]
        : [],
    ),
    ...growth.flatMap(({ name, ratio }) =>
      ratio > GROWTH_LIMIT
        ? [`${name}: p50 ${ratio.toFixed(2)} times that of a small project`]
        : [],
    ),
    ...betterAuth.flatMap(({ name, connections, ratio }) =>
      ratio < 1
        ? [`${name}, ${connections} connections: ${ratio.toFixed(2)} times as fast as better-auth`]
        : [],
    ),
  ]
}
