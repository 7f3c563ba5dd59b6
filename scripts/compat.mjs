// `npm run compat`: runs published clients of the deployed service, as npm has them, against this service.
// With words, only clients whose name or version contains one of them: `npm run compat -- react`.
import { fileURLToPath } from 'node:url'
import { runCommand } from './command.mjs'
import { clients } from '../packages/service/test/compat/clients.mjs'
import { installClient } from '../packages/service/test/compat/install.mjs'
import { buildService, startService } from '../packages/service/test/compat/service.mjs'

/** @typedef {import('../packages/service/test/compat/clients.mjs').PublishedClient} PublishedClient */

const AT_ONCE = 2

const program = fileURLToPath(
  new URL('../packages/service/test/compat/run-client.mjs', import.meta.url),
)

/** Timers of the clients would keep the process running. */
const options = ['--test-reporter=spec', '--test-force-exit']

/**
 * Runs the checks of a client in a process of its own, against a service of its own, and prints their results.
 *
 * @param {PublishedClient} client
 * @param {string} folder
 * @returns whether all passed
 */
const runClient = async (client, folder) => {
  const service = await startService()
  try {
    const args = [...options, program, client.package, client.version, service.url]
    const { code, output } = await runCommand(process.execPath, args, { cwd: folder })
    console.log(`\n${client.package} ${client.version}\n${output}`)
    return code === 0
  } finally {
    await service.close()
  }
}

/** @param {PublishedClient} client @param {string[]} words */
const isSelected = ({ package: name, version }, words) =>
  words.length === 0 || words.some((word) => `${name} ${version}`.includes(word))

const main = async () => {
  const selectedClients = clients.filter((client) => isSelected(client, process.argv.slice(2)))
  if (selectedClients.length === 0)
    throw new Error('No client in packages/service/test/compat/clients.mjs has this name.')
  console.log('Building the service and installing the clients …')
  const [folders] = await Promise.all([
    Promise.all(selectedClients.map(installClient)),
    buildService(),
  ])
  console.log('Running the checks …')
  const outcomes = []
  // Each client has its own service and browser, so more at once are too much for a small machine.
  for (let start = 0; start < selectedClients.length; start += AT_ONCE) {
    const group = selectedClients.slice(start, start + AT_ONCE)
    const runs = group.map((client, index) => runClient(client, folders[start + index] ?? ''))
    outcomes.push(...(await Promise.all(runs)))
  }
  if (outcomes.includes(false)) process.exitCode = 1
}

main().catch((/** @type {Error} */ error) => {
  console.error(error.message)
  process.exitCode = 1
})
