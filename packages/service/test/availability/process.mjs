// One of two processes behind nginx ends, or loses its disk, its clock, its resolver or its mail server.
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { loadFigures, printFailures } from './support/figures.mjs'
import { createLoad, downtimeSeconds } from './support/load.mjs'
import { startMailServer } from './support/mail-server.mjs'
import { createServer, untilTrue } from './support/postgres.mjs'
import { startNginx } from './support/proxy.mjs'
import { buildVersion, openInstallation } from './support/service.mjs'
import { inWorkplace } from './support/workplace.mjs'

const preload = new URL('support/preload.mjs', import.meta.url).href
const BEFORE_MILLIS = 1_500
const FAULT_MILLIS = 5_000
const AFTER_MILLIS = 2_000
const WORKERS = 6
const CLOCK_MILLIS = 10 * 60_000

/**
 * @typedef {import('./support/service.mjs').ServiceProcess} ServiceProcess
 * @typedef {import('./support/service.mjs').Version} Version
 * @typedef {{
 *   title: string,
 *   process?: import('./support/service.mjs').ProcessOptions,
 *   end?: (service: ServiceProcess) => Promise<unknown>,
 *   repair?: (service: ServiceProcess, version: Version) => Promise<unknown>,
 *   maxFailed?: number,
 * }} Fault `process` is the affected one; `end` begins the fault
 */

/** @param {Installed} installed @param {Fault} fault @returns {Promise<import('./support/figures.mjs').Report>} */
async function loseUnderLoad({ installation, version, folder }, fault) {
  const affected = await installation.openProcess(fault.process)
  const other = await installation.openProcess()
  await Promise.all([affected, other].map((service) => service.begin(version).ready))
  const proxy = await startNginx(join(folder, `proxy-${affected.port}`), [
    affected.port,
    other.port,
  ])
  try {
    const load = createLoad(() => proxy.url, { workers: WORKERS, pauseMillis: 10 })
    await load.start()
    const startedAt = Date.now()
    await setTimeout(BEFORE_MILLIS)
    await fault.end?.(affected)
    await setTimeout(FAULT_MILLIS)
    await fault.repair?.(affected, version)
    await setTimeout(AFTER_MILLIS)
    await load.stop()
    printFailures(load.results)
    return {
      title: fault.title,
      figures: [
        ...loadFigures(load.results, await load.verify(), { maxFailed: fault.maxFailed ?? 0 }),
        { figure: 'seconds of downtime', value: downtimeSeconds(load.results, startedAt), max: 2 },
      ],
    }
  } finally {
    await proxy.stop()
    await Promise.all([affected.kill(), other.kill()])
  }
}

/**
 * @typedef {{ installation: ReturnType<typeof openInstallation>, version: Version, folder: string }} Installed
 */

/** @param {string} folder @returns {Fault[]} */
const faults = (folder) => {
  const outage = join(folder, 'dns-outage')
  const preloaded = { NODE_OPTIONS: `--import ${preload}` }
  return [
    {
      title: 'One process is killed, and starts again.',
      end: (service) => service.kill(),
      repair: (service, version) => service.begin(version).ready,
      // The requests that it was working on.
      maxFailed: WORKERS,
    },
    {
      title: 'One process can write no file.',
      process: { hasDisk: false },
    },
    {
      title: 'The clock of one process is ten minutes fast.',
      process: { variables: { ...preloaded, AVAILABILITY_CLOCK_MILLIS: `${CLOCK_MILLIS}` } },
    },
    {
      title: 'The clock of one process is ten minutes slow.',
      process: { variables: { ...preloaded, AVAILABILITY_CLOCK_MILLIS: `${-CLOCK_MILLIS}` } },
    },
    {
      title: 'One process cannot resolve any name.',
      process: { variables: { ...preloaded, AVAILABILITY_DNS_OUTAGE: outage } },
      end: () => writeFile(outage, ''),
      repair: () => rm(outage),
    },
  ]
}

/** The mail server is away while users sign up. Their emails arrive once it is back. @param {Installed} installed */
async function loseMailServer({ installation, version, folder }) {
  const mailServer = await startMailServer()
  const service = await installation.openProcess({
    variables: {
      LATCHKEY_SMTP_HOST: '127.0.0.1',
      LATCHKEY_SMTP_PORT: `${mailServer.port}`,
      LATCHKEY_SMTP_SENDER_EMAIL: 'latchkey@example.com',
    },
  })
  await service.begin(version).ready
  const proxy = await startNginx(join(folder, 'proxy-mail'), [service.port, service.port])
  try {
    const load = createLoad(() => proxy.url, { workers: WORKERS, pauseMillis: 20 })
    await mailServer.stop()
    await load.start()
    await setTimeout(FAULT_MILLIS)
    await load.stop()
    printFailures(load.results)
    await mailServer.start()
    const missing = () => load.users.filter(({ email }) => !mailServer.recipients.has(email)).length
    await untilTrue(async () => missing() === 0).catch(() => undefined)
    return {
      title: 'The mail server is away.',
      figures: [
        ...loadFigures(load.results, await load.verify()),
        { figure: 'emails lost', value: missing(), max: 0 },
      ],
    }
  } finally {
    await proxy.stop()
    await service.kill()
    await mailServer.stop()
  }
}

/** @returns {Promise<import('./support/figures.mjs').Report[]>} */
export const run = () =>
  inWorkplace(async ({ folder, onEnd }) => {
    const version = await buildVersion()
    onEnd(version.remove)
    const server = await createServer(join(folder, 'data'))
    onEnd(server.stop)
    const databaseUrl = server.databaseUrl.replace('127.0.0.1', 'localhost')
    const installation = openInstallation(databaseUrl)
    const early = await installation.openProcess()
    onEnd(early.kill)
    const { ready } = early.begin(version)
    await setTimeout(BEFORE_MILLIS)
    const startedAt = Date.now()
    await server.start()
    await ready
    /** @type {import('./support/figures.mjs').Report[]} */
    const reports = [
      {
        title: 'A process starts before its database.',
        figures: [
          { figure: 'seconds after the database', value: (Date.now() - startedAt) / 1000, max: 10 },
        ],
      },
    ]
    await early.stop()
    const installed = { installation, version, folder }
    for (const fault of faults(folder)) reports.push(await loseUnderLoad(installed, fault))
    reports.push(await loseMailServer(installed))
    return reports
  })
