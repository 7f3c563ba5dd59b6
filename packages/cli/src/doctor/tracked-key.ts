import { execFile } from 'node:child_process'
import { CannotLook, type Check, documentation } from './check.js'

const name = 'tracked-key'
/** Pattern of keys. Placeholders are shorter or consist of words. In UTF-16, there is a byte between two characters. */
const KEYS = [
  '(ssk|sak)_[0-9A-Za-z]{32,}',
  's[^!-~](s|a)[^!-~]k[^!-~]_([^!-~][0-9A-Za-z]){32,}',
].flatMap((key) => ['-e', key])
const ARGUMENTS = ['grep', '--null', '--files-with-matches', '--text', '--extended-regexp', ...KEYS]
const NOTHING_FOUND = 1

/** Files of git below a folder that hold a secret key. */
const trackedFiles = (folder: string) =>
  new Promise<string[]>((resolve, reject) => {
    // With this locale, git matches bytes and prints errors in English.
    const env = { ...process.env, LC_ALL: 'C' }
    const options = { cwd: folder, maxBuffer: 2 ** 26, env }
    execFile('git', ARGUMENTS, options, (error, stdout, stderr) => {
      const isClean = error?.code === NOTHING_FOUND || stderr.includes('not a git repository')
      if (error && !isClean) reject(new CannotLook(reasonOf(stderr)))
      else resolve(error ? [] : stdout.split('\0').filter(Boolean))
    })
  })

/** Returns the reason why git does not read the folder, such as a repository of another user. */
function reasonOf(stderr: string): string {
  const [said = ''] = stderr.split('\n')
  return `git could not be asked for its files${said && `: ${said}`}.`
}

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
