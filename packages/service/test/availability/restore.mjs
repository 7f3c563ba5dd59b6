// A database is restored to a point in time, with the commands of the guide docs/self-hosting/backup.md.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { loadFigures, printFailures } from './support/figures.mjs'
import { createLoad } from './support/load.mjs'
import { giveAway, identity } from '../support/database/database-programs.mjs'
import { createServer, findPrograms, query } from './support/postgres.mjs'
import { readBlock } from './support/proxy.mjs'
import { buildVersion, openInstallation } from './support/service.mjs'
import { inWorkplace } from './support/workplace.mjs'

const execute = promisify(execFile)
const LOAD_MILLIS = 5_000
/** Between the last write before the point and the first one after it. */
const PAUSE_MILLIS = 1_500

/**
 * Prepares the commands of the guide for a server of this script: the paths of Debian, and the programs that only root runs.
 *
 * @param {{ server: import('./support/postgres.mjs').Server, folder: string }} options
 */
async function openShell({ server, folder }) {
  const programs = await findPrograms()
  const env = {
    PATH: `${programs}:${process.env['PATH']}`,
    PGHOST: '127.0.0.1',
    PGPORT: `${server.port}`,
    PGUSER: 'latchkey',
    PGDATABASE: 'postgres',
  }
  /** @type {Record<string, () => Promise<unknown>>} */
  const units = {
    'sudo systemctl restart postgresql': async () => {
      await server.stop()
      await server.start()
    },
    'sudo systemctl stop latchkey postgresql': () => server.stop(),
    'sudo systemctl start postgresql': () => server.start(),
    // The script starts the service itself.
    'sudo systemctl start latchkey': async () => undefined,
  }
  const ownPaths = (/** @type {string} */ command) =>
    command
      .replaceAll('/var/backups/postgres', join(folder, 'backups'))
      .replaceAll('/var/lib/postgresql/15', folder)
      .replaceAll(' -o postgres -g postgres', '')
      .replaceAll(/sudo (?:-u postgres )?/g, '')
  return {
    /** @param {string} block @param {string} [time] the point to which the guide restores */
    runBlock: async (block, time = '') => {
      for (const command of commandsOf(block)) {
        const unit = units[command]
        if (unit !== undefined) await unit()
        else {
          const text = ownPaths(command).replace('2026-01-31 12:00:00+00', time)
          await execute('sh', ['-c', text], { ...identity, env, cwd: folder })
        }
      }
    },
  }
}

/** One command in each line, unless the line ends with a backslash. @param {string} block */
const commandsOf = (block) =>
  block
    .replaceAll('\\\n', '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))

/**
 * Signs users up and lets them work for a moment.
 *
 * @param {string} url
 */
async function writeFor(url) {
  const load = createLoad(() => url)
  await load.start()
  await setTimeout(LOAD_MILLIS)
  await load.stop()
  return load
}

/** @returns {Promise<import('./support/figures.mjs').Report[]>} */
export const run = () =>
  inWorkplace(async ({ folder, onEnd }) => {
    const version = await buildVersion()
    onEnd(version.remove)
    const server = await createServer(join(folder, 'main'))
    onEnd(server.stop)
    await server.start()
    await giveAway(folder)
    const shell = await openShell({ server, folder })
    const archive = await readBlock('backup.md', 'sh', 'archive_command')
    const backup = await readBlock('backup.md', 'sh', 'pg_basebackup')
    const restore = await readBlock('backup.md', 'sh', 'recovery_target_time')
    await shell.runBlock(archive)
    const installation = openInstallation(server.databaseUrl)
    const service = await installation.openProcess()
    onEnd(service.kill)
    await service.begin(version).ready

    const before = createLoad(() => service.url)
    await before.start()
    await shell.runBlock(backup)
    await setTimeout(LOAD_MILLIS)
    await before.stop()
    await setTimeout(PAUSE_MILLIS)
    const [{ time }] = await query(server.databaseUrl, 'select now()::text as time')
    await setTimeout(PAUSE_MILLIS)
    const after = await writeFor(service.url)

    await service.stop()
    const startedAt = Date.now()
    await shell.runBlock(restore, time)
    await service.begin(version).ready
    const seconds = (Date.now() - startedAt) / 1000
    printFailures([...before.results, ...after.results])
    const { results } = before
    const figures = loadFigures(results, await before.verify())
    const later = await after.verify()
    const active = after.users.filter(({ state }) => state === 'active').length
    return [
      {
        title:
          'A restore to a point in time. The first figures are of the writes before the point.',
        figures: [
          ...figures,
          {
            figure: 'writes acknowledged after the point',
            value: after.results.filter(({ isWrite, outcome }) => isWrite && outcome === 'ok')
              .length,
            min: 1,
          },
          {
            figure: 'sessions from after the point',
            value: active - later.lostSessions + later.acceptedEndedSessions,
            max: 0,
          },
          { figure: 'seconds of the restore', value: seconds },
        ],
      },
    ]
  })
