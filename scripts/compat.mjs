// `npm run compat`: runs published clients of the deployed service, as npm has them, against this service.
// With words, only clients whose name or version contains one of them: `npm run compat -- react`.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { clients } from './compat/clients.mjs'
import { installClient } from './compat/install.mjs'
import { buildService, startService } from './compat/service.mjs'
import { formatFailures, formatMissing, summaryLine } from './compat/summary.mjs'

/** @typedef {import('./compat/clients.mjs').PublishedClient} PublishedClient */
/** @typedef {import('./compat/check-results.mjs').CheckResult} CheckResult */

const AT_ONCE = 2

const program = fileURLToPath(new URL('compat/run-client.mjs', import.meta.url))

/**
 * Runs the checks of a client in a process of its own, against a service of its own.
 *
 * @param {PublishedClient} client
 * @param {string} folder
 */
const runClient = async (client, folder) => {
  const service = await startService()
  try {
    const args = [client.package, client.version, service.url]
    const child = fork(program, args, { cwd: folder })
    /** @type {CheckResult[] | undefined} */
    let results
    child.on('message', (message) => (results = /** @type {CheckResult[]} */ (message)))
    const [code] = await once(child, 'exit')
    if (results !== undefined) return results
    throw new Error(`${client.package} ${client.version} ended with ${code}; see above.`)
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
    throw new Error('No client in scripts/compat/clients.mjs has this name.')
  console.log('Building the service and installing the clients …')
  const [folders] = await Promise.all([
    Promise.all(selectedClients.map(installClient)),
    buildService(),
  ])
  console.log('Running the checks …')
  /** @param {PublishedClient} client @param {number} index */
  const run = async (client, index) => {
    const results = await runClient(client, folders[index] ?? '')
    return { client, results }
  }
  const finished = []
  // Each client has its own service and browser, so more at once are too much for a small machine.
  for (let start = 0; start < selectedClients.length; start += AT_ONCE) {
    const group = selectedClients.slice(start, start + AT_ONCE)
    finished.push(...(await Promise.all(group.map((client, index) => run(client, start + index)))))
  }
  for (const { client, results } of finished)
    for (const failure of formatFailures(client, results)) console.log(`\n${failure}`)
  console.log('')
  for (const { client, results } of finished)
    for (const line of formatMissing(client, results)) console.log(line)
  console.log('')
  for (const { client, results } of finished) console.log(summaryLine(client, results))
  const isClean = finished.every(({ results }) => results.every(({ error }) => error === null))
  if (!isClean) process.exitCode = 1
}

main().catch((/** @type {Error} */ error) => {
  console.error(error.message)
  process.exitCode = 1
})
