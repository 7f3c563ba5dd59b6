// The primary of the database is lost, or demoted, under load.
import { setTimeout } from 'node:timers/promises'
import { join } from 'node:path'
import { loadFigures, printFailures } from './support/figures.mjs'
import { createLoad, downtimeSeconds } from './support/load.mjs'
import { startPgBouncer } from './support/pgbouncer.mjs'
import { query, restartAsStandby, startPair, untilTrue } from './support/postgres.mjs'
import { buildVersion, openInstallation } from './support/service.mjs'
import { inWorkplace } from './support/workplace.mjs'

const BEFORE_MILLIS = 4_000
/** How long a tool takes to notice the loss, here. */
const NOTICE_MILLIS = 3_000
const AFTER_MILLIS = 4_000
/** The time that the service may take after the promotion. */
const MAX_MORE_SECONDS = 5

/**
 * @typedef {Awaited<ReturnType<typeof startPair>>} Pair
 * @typedef {{ databaseUrl: string, moveTo?: (server: import('./support/postgres.mjs').Server) => Promise<void>, variables?: Record<string, string> }} Access
 *   how the service reaches the database; `moveTo` is a part of the promotion
 */

/** Both servers in the connection string. @returns {Promise<Access>} */
const throughSeveralHosts = async (/** @type {Pair} */ { databaseUrl }) => ({ databaseUrl })

/**
 * PgBouncer in front of the primary. The tool that promotes the standby moves PgBouncer, too.
 *
 * @param {Pair} pair
 * @param {import('./support/workplace.mjs').Workplace} workplace
 * @returns {Promise<Access>}
 */
async function throughPgBouncer({ primary }, { folder, onEnd }) {
  const { stop, ...access } = await startPgBouncer(join(folder, 'pgbouncer'), primary)
  onEnd(stop)
  return { ...access, variables: { LATCHKEY_DATABASE_PREPARED_STATEMENTS: 'false' } }
}

/** The primary ends at once, and its standby is promoted. */
const lose = async (/** @type {Pair} */ { primary }) => {
  await primary.kill()
  await setTimeout(NOTICE_MILLIS)
}

/**
 * The primary becomes read-only while its connections stay open, and its standby is promoted once it has every change.
 *
 * @param {Pair} pair
 */
const demote = async ({ primary, standby }) => {
  await query(primary.databaseUrl, 'alter system set default_transaction_read_only = on')
  await query(primary.databaseUrl, 'select pg_reload_conf()')
  await setTimeout(NOTICE_MILLIS)
  const [{ lsn }] = await query(primary.databaseUrl, 'select pg_current_wal_lsn() as lsn')
  await untilTrue(async () => {
    const [row] = await query(
      standby.databaseUrl,
      `select pg_last_wal_replay_lsn() >= '${lsn}' as "hasAll"`,
    )
    return row.hasAll
  })
}

/**
 * @param {{ title: string, access: typeof throughPgBouncer | typeof throughSeveralHosts, end: typeof lose, isRestarted?: boolean }} event
 * @returns {Promise<import('./support/figures.mjs').Report>}
 */
const loseUnderLoad = ({ title, access: open, end, isRestarted = false }) =>
  inWorkplace(async (workplace) => {
    const { folder, onEnd } = workplace
    const version = await buildVersion()
    onEnd(version.remove)
    const pair = await startPair(join(folder, 'servers'))
    onEnd(pair.stop)
    const { databaseUrl, moveTo, variables } = await open(pair, workplace)
    const installation = openInstallation(databaseUrl, variables)
    const services = [await installation.openProcess(), await installation.openProcess()]
    for (const service of services) onEnd(service.kill)
    await Promise.all(services.map((service) => service.begin(version).ready))
    let requests = 0
    const load = createLoad(() => services[(requests += 1) % services.length]?.url ?? '')
    await load.start()
    await setTimeout(BEFORE_MILLIS)

    const lostAt = Date.now()
    const ended = end(pair)
    await setTimeout(NOTICE_MILLIS / 2)
    const readiness = await Promise.all(services.map((service) => service.readiness()))
    await ended
    await query(pair.standby.databaseUrl, 'select pg_promote()')
    await moveTo?.(pair.standby)
    const promotionSeconds = (Date.now() - lostAt) / 1000
    await untilTrue(async () => {
      const states = await Promise.all(services.map((service) => service.readiness()))
      return states.every((status) => status === 200)
    })
    if (isRestarted) await restartAsStandby(pair.primary, pair.standby)
    await setTimeout(AFTER_MILLIS)
    await load.stop()
    const { results } = load
    printFailures(results)
    const figures = loadFigures(results, await load.verify(), { isOutage: true })
    return {
      title,
      figures: [
        ...figures,
        {
          figure: 'processes that were ready meanwhile',
          value: readiness.filter((s) => s === 200).length,
          max: 0,
        },
        { figure: 'seconds until the promotion', value: promotionSeconds },
        {
          figure: 'seconds of downtime',
          value: downtimeSeconds(results, lostAt),
          max: promotionSeconds + MAX_MORE_SECONDS,
        },
      ],
    }
  })

/** @returns {Promise<import('./support/figures.mjs').Report[]>} */
export const run = async () => [
  await loseUnderLoad({
    title: 'The primary is killed. DATABASE_URL names both servers.',
    access: throughSeveralHosts,
    end: lose,
  }),
  await loseUnderLoad({
    title: 'The primary is killed. The service connects through PgBouncer.',
    access: throughPgBouncer,
    end: lose,
  }),
  await loseUnderLoad({
    title: 'The primary is demoted while its connections stay open.',
    access: throughSeveralHosts,
    end: demote,
    isRestarted: true,
  }),
]
