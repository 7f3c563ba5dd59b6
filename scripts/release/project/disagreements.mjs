import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publishedFolders } from '../../gates/packages/published.mjs'
import { ADDRESS_FILE } from './addresses.mjs'

/** @import { Addresses } from './addresses.mjs' */

/** The files beside the packages' manifests that name an address. @type {[file: string, name: keyof Addresses][]} */
const MENTIONS = [
  ['SECURITY.md', 'securityContact'],
  ['CODE_OF_CONDUCT.md', 'conductContact'],
  ['.github/ISSUE_TEMPLATE/config.yml', 'homepage'],
  ['packages/cli/src/doctor/check.ts', 'homepage'],
  ['packages/cli/src/init/framework.ts', 'homepage'],
  ['packages/create-latchkey/README.md', 'homepage'],
  ['packages/dashboard/README.md', 'homepage'],
]

/**
 * Resolves to a line for each file with another address than the addresses.
 *
 * @param {Addresses} addresses
 */
export const findDisagreements = async (addresses) => {
  const manifests = (await publishedFolders()).map(async (folder) => {
    const file = join(folder, 'package.json')
    const { homepage, bugs, repository } = JSON.parse(await readFile(file, 'utf8'))
    const isSame =
      homepage === addresses.homepage &&
      bugs === addresses.issues &&
      repository.url === `git+${addresses.repository}`
    return isSame ? [] : [`${file}: homepage, bugs or repository differs from ${ADDRESS_FILE}.`]
  })
  const mentions = MENTIONS.map(async ([file, name]) =>
    (await readFile(file, 'utf8')).includes(addresses[name])
      ? []
      : [`${file} does not contain the ${name} of ${ADDRESS_FILE}: ${addresses[name]}`],
  )
  return (await Promise.all([...manifests, ...mentions])).flat()
}
