// `npm run sizing`: measures what a call takes of the processors, and what a user takes of the disk: the figures of docs/self-hosting/scale.md.
// Time of the processor does not depend on what else runs on the machine.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  describeMachine,
  printReport,
} from '../packages/service/test/availability/support/figures.mjs'
import { createLoad } from '../packages/service/test/availability/support/load.mjs'
import { createServer, query } from '../packages/service/test/availability/support/postgres.mjs'
import {
  buildVersion,
  openInstallation,
} from '../packages/service/test/availability/support/service.mjs'
import { inWorkplace } from '../packages/service/test/availability/support/workplace.mjs'

/** `/proc` counts in hundredths of a second. */
const TICK_MILLIS = 10
const USERS = 500
const CALLS = 3_000

/** @param {number} pid @returns {Promise<number[]>} its parent, and the milliseconds that it has run */
async function readProcess(pid) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  return [fields[1] ?? 0, ((fields[11] ?? 0) + (fields[12] ?? 0)) * TICK_MILLIS]
}

/** The time of a process and of its children. @param {number} pid */
async function processorMillis(pid) {
  const pids = (await readdir('/proc')).map(Number).filter((number) => number > 0)
  const all = await Promise.all(pids.map(async (own) => [own, ...(await readProcess(own))]))
  return all
    .filter(([own, parent]) => own === pid || parent === pid)
    .reduce((sum, [, , millis = 0]) => sum + millis, 0)
}

/** @param {number} pid @returns {Promise<number>} MiB of memory */
async function memory(pid) {
  const text = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(text)?.[1]) / 1024)
}

/** @returns {Promise<import('../packages/service/test/availability/support/figures.mjs').Report>} */
const measureAll = () =>
  inWorkplace(async ({ folder, onEnd }) => {
    const version = await buildVersion()
    onEnd(version.remove)
    const server = await createServer(join(folder, 'data'))
    onEnd(server.stop)
    await server.start()
    const service = await openInstallation(server.databaseUrl).openProcess()
    onEnd(service.kill)
    await service.begin(version).ready
    const load = createLoad(() => service.url)
    const [pid, serverPid] = [service.pid(), server.pid()]
    const size = async () => {
      const [row] = await query(server.databaseUrl, 'select pg_database_size(current_database())')
      return Number(row.pg_database_size)
    }
    /** @type {import('../packages/service/test/availability/support/figures.mjs').Figure[]} */
    const figures = []
    const measure = async (
      /** @type {string} */ name,
      /** @type {number} */ count,
      /** @type {(index: number) => Promise<unknown>} */ call,
    ) => {
      const before = [await processorMillis(pid), await processorMillis(serverPid)]
      // Four at a time, so that the connections of the pool stay open.
      const lanes = Array.from({ length: 4 }, async (_, lane) => {
        for (let index = lane; index < count; index += 4) await call(index)
      })
      await Promise.all(lanes)
      const after = [await processorMillis(pid), await processorMillis(serverPid)]
      for (const [index, program] of ['service', 'Postgres'].entries())
        figures.push({
          figure: `ms of a processor for a ${name}, ${program}`,
          value: ((after[index] ?? 0) - (before[index] ?? 0)) / count,
        })
    }
    const before = await size()
    await measure('sign-up', USERS, load.signUp)
    const bytes = ((await size()) - before) / USERS
    const userOf = (/** @type {number} */ index) => {
      const user = load.users[index % load.users.length]
      if (user === undefined) throw new Error('The load has no user. It signs users up first.')
      return user
    }
    await measure('sign-in', USERS, (index) => load.signIn(userOf(index)))
    await measure('read of the user', CALLS, (index) => load.read(userOf(index)))
    await measure('refresh', CALLS, (index) => load.refresh(userOf(index)))
    figures.push(
      { figure: 'MiB of memory of the service', value: await memory(pid) },
      { figure: 'KiB of the database for a user', value: bytes / 1024 },
      {
        figure: 'requests failed',
        value: load.results.filter(({ outcome }) => outcome !== 'ok').length,
        max: 0,
      },
    )
    return { title: 'What calls and users take.', figures }
  })

console.log(describeMachine())
printReport(await measureAll())
