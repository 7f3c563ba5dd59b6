import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'

const folder = process.env['XDG_CONFIG_HOME'] ?? join(homedir(), '.config')
const file = join(folder, 'latchkey-example', 'token')

/**
 * Stores the refresh token in a file that only its owner can read. The file has that mode from its first
 * byte on, and replaces the previous one atomically.
 *
 * @param {string} token
 */
export async function keepToken(token) {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}`
  await writeFile(draft, token, { mode: 0o600, flag: 'wx' })
  await rename(draft, file)
}

/** Reads the stored token; null if no user is signed in here. */
export const keptToken = () =>
  readFile(file, 'utf8').catch((/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code === 'ENOENT') return null
    throw error
  })

export const forgetToken = () => rm(file, { force: true })
