// The service and its Postgres are down, for up to an hour, under signed-in browsers and three servers of their app. The
// clocks of the browsers and servers are virtual, so that an hour takes a minute.
import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadKit, openAppServer, signUp } from './support/apps.mjs'
import { createServer, query } from './support/postgres.mjs'
import { buildVersion, openInstallation, PROJECT } from './support/service.mjs'
import { createVirtualTime } from './support/virtual-time.mjs'
import { inWorkplace } from './support/workplace.mjs'

/** Users whose session ends before the outage. */
const ENDED = 10
const APP_SERVERS = 3
const SECOND_MILLIS = 1_000
const MINUTE_MILLIS = 60_000
/** The servers of the app list the ended sessions every half a minute. */
const BEFORE_MILLIS = 2 * MINUTE_MILLIS
const AFTER_SECONDS = 120

/**
 * @typedef {import('./support/apps.mjs').Visitor} Visitor
 * @typedef {import('./support/apps.mjs').Kit} Kit
 * @typedef {import('./support/apps.mjs').VirtualTime} VirtualTime
 * @typedef {ReturnType<typeof openAppServer>} AppServer
 */

/** @param {AppServer} server @param {Visitor} visitor */
const authenticate = (server, { accessToken }) =>
  server
    .authenticate(
      new Request('https://app.example.com/', {
        headers: { authorization: `Bearer ${accessToken}` },
      }),
    )
    .catch(() => ({ status: /** @type {const} */ ('rejected') }))

/** Requests of users to the servers of their app, and what came of them. @param {VirtualTime} time */
function createRequests(time) {
  const counts = { runningRefused: 0, endedAccepted: 0, inGrace: 0, requests: 0 }
  /** @param {readonly AppServer[]} servers @param {readonly Visitor[]} visitors @param {boolean} hasEnded */
  const send = async (servers, visitors, hasEnded) => {
    const pending = servers.flatMap((server) =>
      visitors.map((visitor) => authenticate(server, visitor)),
    )
    let isDone = false
    const results = Promise.all(pending).finally(() => (isDone = true))
    // A server may wait before it repeats a request.
    while (!isDone) await time.advance(SECOND_MILLIS)
    for (const auth of await results) {
      const isAccepted = auth.status === 'signed-in'
      counts.requests += 1
      if (isAccepted && hasEnded) counts.endedAccepted += 1
      if (!isAccepted && !hasEnded) counts.runningRefused += 1
      if (isAccepted && auth.isInOutageGrace) counts.inGrace += 1
    }
  }
  return { counts, send }
}

/** Ends the sessions of users: half of them sign out, the others are banned. @param {AppServer} server @param {Visitor[]} visitors */
async function endSessions(server, visitors) {
  for (const [index, { app, user }] of visitors.entries())
    if (index % 2 === 0) await app.signOut({ noRedirect: true })
    else await (await server.getUser(user.id))?.ban()
}

/** Adds a key of the app's server to the configuration. @param {import('./support/service.mjs').Version} version */
async function addServerKey({ folder }) {
  const file = join(folder, 'latchkey.config.json')
  const config = JSON.parse(await readFile(file, 'utf8'))
  const secretServerKey = `ssk_${randomBytes(24).toString('hex')}`
  config.projects[0].keys.secretServerKey = secretServerKey
  await writeFile(file, JSON.stringify(config))
  return secretServerKey
}

/** Advances the time until all browsers are fresh. @param {VirtualTime} time @param {readonly Visitor[]} visitors */
async function secondsUntilFresh(time, visitors) {
  const startedAt = time.now()
  for (let second = 0; second < AFTER_SECONDS; second += 1) {
    if (visitors.every(({ isFresh }) => isFresh())) break
    await time.advance(SECOND_MILLIS)
  }
  const seconds = (time.now() - startedAt) / SECOND_MILLIS
  // A second refresh of a session would follow soon.
  await time.advance((AFTER_SECONDS - seconds) * SECOND_MILLIS)
  return visitors.every(({ isFresh }) => isFresh()) ? seconds : Infinity
}

/** The largest number of times in one second. @param {readonly number[]} times */
const mostInASecond = (times) =>
  Math.max(
    0,
    ...times.map((time) => times.filter((at) => at >= time && at < time + SECOND_MILLIS).length),
  )

/**
 * @typedef {{ minutes: number, browsers: number, outlivesTokens: boolean }} Outage `outlivesTokens`: whether all access tokens expire in
 *   it
 */

/** @type {readonly Outage[]} */
const outages = [
  { minutes: 2, browsers: 480, outlivesTokens: false },
  { minutes: 60, browsers: 100, outlivesTokens: true },
]

/**
 * Stops the service and its Postgres for some time, and starts them again.
 *
 * @param {import('./support/workplace.mjs').Workplace} place
 * @param {{ version: import('./support/service.mjs').Version, secretServerKey: string, kit: Kit }} programs
 * @param {Outage} outage
 * @returns {Promise<import('./support/figures.mjs').Report>}
 */
async function goThrough({ folder, onEnd }, { version, secretServerKey, kit }, outage) {
  const { minutes, browsers, outlivesTokens } = outage
  const database = await createServer(join(folder, `data-${minutes}`))
  await database.start()
  onEnd(database.stop)
  const service = await openInstallation(database.databaseUrl).openProcess()
  onEnd(service.kill)
  await service.begin(version).ready

  const time = createVirtualTime()
  const open = (/** @type {number} */ number) =>
    openAppServer(kit, time, {
      serviceUrl: service.url,
      secretServerKey,
      keyFile: join(folder, `keys-${minutes}-${number}.json`),
    })
  const servers = Array.from({ length: APP_SERVERS }, (_, number) => open(number))
  const failWithLog = (/** @type {Error} */ cause) => {
    throw new Error(`A sign-up failed. The service has logged:\n${service.output()}`, { cause })
  }
  const visitors = []
  for (let number = 0; number < browsers + ENDED; number += 1)
    visitors.push(await signUp(kit, time, service.url, number).catch(failWithLog))
  // Signing up took real time, which the clock of the service has counted.
  await time.advance(Math.max(0, Date.now() - time.now()))
  const running = visitors.slice(ENDED)
  const ended = visitors.slice(0, ENDED)
  const requests = createRequests(time)
  await requests.send(servers, visitors, false)
  if (servers[0] !== undefined) await endSessions(servers[0], ended)
  await time.advance(BEFORE_MILLIS)

  await service.kill()
  await database.kill()
  const startedAt = time.now()
  // A server that starts in the outage has the keys that another one has stored.
  const late = open(0)
  await requests.send([late], running, false)
  for (let minute = 1; minute <= minutes; minute += 1) {
    for (const { app } of visitors) app.user.refresh().catch(() => {})
    await requests.send(servers, running, false)
    await requests.send(servers, ended, true)
    await time.advance(Math.max(0, startedAt + minute * MINUTE_MILLIS - time.now()))
  }

  await database.start()
  // The clock of the service is real: the time of its project moves on by that of the outage.
  const skippedMillis = time.now() - Date.now()
  await query(
    database.databaseUrl,
    `update projects set clock_offset_millis = ${skippedMillis} where id = '${PROJECT.id}'`,
  )
  const endedAt = time.now()
  await service.begin(version).ready
  const freshAfter = await secondsUntilFresh(time, running)
  const refreshes = running.map(({ refreshes: times }) => times.filter((at) => at >= endedAt))
  const counts = refreshes.map(({ length }) => length)
  const { counts: outcomes } = requests
  for (const { app } of visitors) app.dispose()
  for (const server of [...servers, late]) server.dispose()
  await service.kill()
  await database.stop()
  return {
    title: `The service and Postgres are down for ${minutes} minutes, under ${browsers} browsers and ${APP_SERVERS} servers of their app.`,
    figures: [
      {
        figure: 'users signed out',
        value: running.reduce((sum, { countSignOuts }) => sum + countSignOuts(), 0),
        max: 0,
      },
      { figure: 'seconds until all are fresh', value: freshAfter, max: 60 },
      {
        figure: 'fewest refreshes of a browser',
        value: Math.min(...counts),
        min: outlivesTokens ? 1 : 0,
      },
      { figure: 'most refreshes of a browser', value: Math.max(...counts), max: 1 },
      {
        figure: 'refreshes in the busiest second',
        value: mostInASecond(refreshes.flat()),
        max: browsers / 4,
      },
      { figure: 'requests to the app', value: outcomes.requests },
      {
        figure: 'with an expired token',
        value: outcomes.inGrace,
        min: outlivesTokens ? 1 : 0,
      },
      { figure: 'of running sessions rejected', value: outcomes.runningRefused, max: 0 },
      { figure: 'of ended sessions accepted', value: outcomes.endedAccepted, max: 0 },
    ],
  }
}

/** @returns {Promise<import('./support/figures.mjs').Report[]>} */
export const run = () =>
  inWorkplace(async (place) => {
    const version = await buildVersion()
    place.onEnd(version.remove)
    const programs = { version, secretServerKey: await addServerKey(version), kit: await loadKit() }
    const reports = []
    for (const outage of outages) reports.push(await goThrough(place, programs, outage))
    return reports
  })
