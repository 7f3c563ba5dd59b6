// Both processes restart in turn, twice, behind nginx and behind Caddy as the guide configures them.
import { setTimeout } from 'node:timers/promises'
import { join } from 'node:path'
import { loadFigures, printFailures, printProxyLog } from './support/figures.mjs'
import { createLoad, downtimeSeconds } from './support/load.mjs'
import { createServer } from './support/postgres.mjs'
import { startCaddy, startNginx } from './support/proxy.mjs'
import { buildVersion, openInstallation, restartInTurn } from './support/service.mjs'
import { inWorkplace } from './support/workplace.mjs'

/** Also of the calls after the restarts. */
const MIN_REQUESTS = 10_000
const ROUNDS = 2

/**
 * @param {string} title
 * @param {typeof startNginx} startProxy
 * @returns {Promise<import('./support/figures.mjs').Report>}
 */
const restartBehind = (title, startProxy) =>
  inWorkplace(async ({ folder, onEnd }) => {
    const version = await buildVersion()
    onEnd(version.remove)
    const server = await createServer(join(folder, 'data'))
    onEnd(server.stop)
    await server.start()
    const installation = openInstallation(server.databaseUrl)
    const services = [await installation.openProcess(), await installation.openProcess()]
    for (const service of services) onEnd(service.kill)
    await Promise.all(services.map((service) => service.begin(version).ready))
    const proxy = await startProxy(
      join(folder, 'proxy'),
      services.map(({ port }) => port),
    )
    onEnd(proxy.stop)
    const load = createLoad(() => proxy.url, { workers: 10, pauseMillis: 5 })
    await load.start()
    const startedAt = Date.now()
    for (let round = 0; round < ROUNDS; round += 1) await restartInTurn(services, version)
    while (load.results.length < MIN_REQUESTS) await setTimeout(100)
    await load.stop()
    printFailures(load.results)
    printProxyLog(proxy.log())
    return {
      title,
      figures: [
        ...loadFigures(load.results, await load.verify()),
        { figure: 'seconds of downtime', value: downtimeSeconds(load.results, startedAt), max: 2 },
        { figure: 'restarts', value: ROUNDS * services.length },
      ],
    }
  })

/** @returns {Promise<import('./support/figures.mjs').Report[]>} */
export const run = async () => [
  await restartBehind('Both processes restart in turn behind nginx.', startNginx),
  await restartBehind('Both processes restart in turn behind Caddy.', startCaddy),
]
