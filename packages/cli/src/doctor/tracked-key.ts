import { execFile } from 'node:child_process'
import { type Check, CheckError, docsUrl } from './check.js'

const name = 'tracked-key'
/** Pattern of keys. Placeholders are shorter or consist of words. In UTF-16, there is a byte between two characters. */
const KEYS = [
  '(ssk|sak)_[0-9A-Za-z]{32,}',
  's[^!-~](s|a)[^!-~]k[^!-~]_([^!-~][0-9A-Za-z]){32,}',
].flatMap((key) => ['-e', key])
const ARGUMENTS = ['grep', '--null', '--files-with-matches', '--text', '--extended-regexp', ...KEYS]
const NO_MATCHES = 1

/** Lists the files below a folder that git tracks and that contain a secret key. */
const trackedFiles = (folder: string) =>
  new Promise<string[]>((resolve, reject) => {
    // With this locale, git matches bytes and prints errors in English.
    const env = { ...process.env, LC_ALL: 'C' }
    const options = { cwd: folder, maxBuffer: 2 ** 26, env }
    execFile('git', ARGUMENTS, options, (error, stdout, stderr) => {
      const isClean = error?.code === NO_MATCHES || stderr.includes('not a git repository')
      if (error && !isClean) reject(new CheckError(reasonOf(stderr)))
      else resolve(error ? [] : stdout.split('\0').filter(Boolean))
    })
  })

/** Returns the reason why git does not read the folder, such as a repository of another user. */
function reasonOf(stderr: string): string {
  const [firstLine = ''] = stderr.split('\n')
  return `git could not list the tracked files${firstLine && `: ${firstLine}`}.`
}

/** Finds secret keys in files that git tracks. */
export const trackedKey: Check = {
  name,
  title: 'Secret keys in git',
  async run({ folder }) {
    return (await trackedFiles(folder)).map((file) => ({
      message: `${file} is tracked by git and contains a secret key.`,
      fix: 'Revoke the key, because the history keeps it. Store a new one in a file that git ignores.',
      link: docsUrl(name),
    }))
  },
}
