import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { createGate, outputOfFailure } from '../gate.mjs'
import { packedFolder } from './packed.mjs'

const OF_TESTS = /(^|\/)(tests?|__tests__|__snapshots__|fixtures)\/|\.(test|spec|snap)\b/
/** Paths of a developer's machine. The lookbehind tells a path from a part of a URL. */
const OF_A_MACHINE =
  /(?:(?<=file:\/\/)|(?<![\w.:/}-]))(\/(home|Users|root|tmp|work|builds?)\/|[A-Z]:\\+Users\\+)[\w.-]+/g
/** Keys as the service creates them: a prefix and a random part. Placeholders are shorter. */
const KEY = /\b(pck|ssk|sak)_\w{12,}/g

/** @param {string} name @param {string} text */
function sourcesOutside(name, text) {
  const { sourceRoot = '', sources } = JSON.parse(text)
  return sources.filter((/** @type {string} */ source) => {
    const path = sourceRoot + source
    const isRelative = !/^([a-z]+:|[/\\])/i.test(path)
    return !isRelative || posix.join(posix.dirname(name), path).startsWith('..')
  })
}

/**
 * Lists content that a published file must not have: paths of the build machine, keys, tests.
 *
 * @param {string} name its path in the package
 * @param {string} text
 * @param {string} root the folder of the repository in which the packages were built
 */
export function findLeaks(name, text, root) {
  const leaks = [
    ...(OF_TESTS.test(name) ? ['is of a test'] : []),
    ...(text.includes(root) ? [`names ${root}`] : []),
    ...[...text.matchAll(OF_A_MACHINE)].map(([path]) => `names ${path}`),
    ...[...text.matchAll(KEY)].map(([key]) => `holds a key that begins with ${key.slice(0, 8)}`),
    ...(name.endsWith('.map')
      ? sourcesOutside(name, text).map((/** @type {string} */ source) => `is made of ${source}`)
      : []),
  ]
  return [...new Set(leaks)].map((leak) => `${name} ${leak}.`)
}

/** @param {string} tarball */
async function leaksOf(tarball) {
  const folder = await mkdtemp(join(tmpdir(), 'contents-'))
  try {
    const refused = await outputOfFailure('tar', [
      '-xzf',
      join(packedFolder, tarball),
      '-C',
      folder,
    ])
    if (refused.length > 0) return refused
    const entries = await readdir(join(folder, 'package'), { recursive: true, withFileTypes: true })
    const paths = entries.flatMap((entry) =>
      entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
    )
    const leaks = paths.map(async (path) => {
      const name = path.slice(join(folder, 'package').length + 1).replaceAll('\\', '/')
      return findLeaks(name, await readFile(path, 'utf8'), process.cwd())
    })
    return (await Promise.all(leaks)).flat().map((leak) => `${tarball}: ${leak}`)
  } finally {
    await rm(folder, { recursive: true })
  }
}

const findAllLeaks = async () => {
  const tarballs = await readdir(packedFolder)
  if (tarballs.length === 0) return ['No package could be packed.']
  return (await Promise.all(tarballs.map(leaksOf))).flat()
}

/** Checks every file that would be published (security case LG12). */
export const contentsGate = createGate('contents (LG12)', findAllLeaks)
