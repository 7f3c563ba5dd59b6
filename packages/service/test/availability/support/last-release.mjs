import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mustRun } from '../../../../../scripts/command.mjs'

const PACKAGE_FILE = 'packages/service/package.json'
const TAGS = '@latchkey/service@*'

/**
 * Finds the commit of the last release of the service: the newest tag of one, or without any tag the commit that set the version
 * of its package.
 *
 * @param {string} repository the folder of a clone with its whole history
 * @returns {Promise<{ version: string, commit: string }>}
 */
export async function findLastRelease(repository) {
  const git = async (/** @type {string[]} */ ...args) =>
    (await mustRun('git', args, { cwd: repository })).trim()
  if ((await git('rev-parse', '--is-shallow-repository')) === 'true')
    throw new Error(
      'The last release is in no commit of this clone, because it is shallow. Fetch the rest: git fetch --unshallow --tags. In a workflow, set fetch-depth: 0 for actions/checkout.',
    )
  const tags = await git('tag', '--list', TAGS, '--merged', 'HEAD', '--sort=-creatordate')
  const [tag = ''] = tags.split('\n')
  if (tag !== '')
    return {
      version: tag.slice(TAGS.length - 1),
      commit: await git('rev-parse', `${tag}^{commit}`),
    }
  /** @type {{ version: string }} */
  const { version } = JSON.parse(await readFile(join(repository, PACKAGE_FILE), 'utf8'))
  const commit = await git(
    'log',
    '-1',
    '--format=%H',
    `-S"version": "${version}"`,
    '--',
    PACKAGE_FILE,
  )
  if (commit === '')
    throw new Error(`No commit sets the version ${version} of ${PACKAGE_FILE}. Commit it first.`)
  return { version, commit }
}
