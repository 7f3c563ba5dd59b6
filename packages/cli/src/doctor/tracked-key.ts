import { execFile } from 'node:child_process'
import { CannotLook, type Check, documentation } from './check.js'

const name = 'tracked-key'
/** What keys look like; a placeholder is shorter, or of words. */
const KEY = '(ssk|sak)_[0-9A-Za-z]{32,}'
const NOTHING_FOUND = 1
const NO_REPOSITORY = 128

/** Files of git below a folder that hold a secret key. */
const trackedFiles = (folder: string) =>
  new Promise<string[]>((resolve, reject) => {
    const args = ['grep', '--null', '--files-with-matches', '-I', '--extended-regexp', '-e', KEY]
    const options = { cwd: folder, maxBuffer: 2 ** 26 }
    execFile('git', args, options, (error, stdout) => {
      const isClean = error?.code === NOTHING_FOUND || error?.code === NO_REPOSITORY
      if (error && !isClean) reject(new CannotLook('git could not be asked for its files.'))
      else resolve(error ? [] : stdout.split('\0').filter(Boolean))
    })
  })

/** Secret keys in files that git tracks. */
export const trackedKey: Check = {
  name,
  title: 'No secret key is in the repository',
  async look({ folder }) {
    return (await trackedFiles(folder)).map((file) => ({
      message: `${file} is tracked by git, and holds a secret key.`,
      fix: 'Revoke that key: the history keeps it. Put a new one into a file that git ignores.',
      link: documentation(name),
    }))
  },
}
