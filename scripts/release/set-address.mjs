// `node scripts/release/set-address.mjs <name> <address>` changes an address of project.json in all files.
import { readFile, writeFile } from 'node:fs/promises'
import { mustRun } from '../command.mjs'
import { readAddresses } from './project/addresses.mjs'

const [name = '', address] = process.argv.slice(2)
const { [name]: current, ...others } = /** @type {Record<string, string>} */ (await readAddresses())
if (current === undefined || address === undefined)
  throw new Error(`Pass an address: ${Object.keys(others).join(', ')}`)

// The test of the placeholders needs a placeholder.
const paths = ['.', ':!scripts/release/project']
const files = await mustRun('git', ['grep', '-lIF', current, '--', ...paths])
for (const file of files.trim().split('\n'))
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll(current, address))
