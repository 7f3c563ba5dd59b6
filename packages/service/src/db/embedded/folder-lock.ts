import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createFile } from '../../lib/files/create-file.js'
import { folderError } from '../../lib/files/folder-errors.js'
import { processLocation, processStart } from './process-identity.js'

interface Holder {
  pid: number
  /** When the process began: a later process may have got the same id. */
  startedAt: string | null
  /** Where the process runs; null in a lock of an earlier version, which did not record it. */
  place: string | null
}

interface LockFile {
  text: string
  touchedAtMillis: number
}

/**
 * Interval at which a holder touches its lock, and the age after which a lock of another machine is stale.
 */
const SIGN_MILLIS = 5_000
const SILENCE_MILLIS = 30_000
/** Interval at which a lock of another machine is checked. */
const POLL_MILLIS = 200
/** The interval while another process is taking over. */
const CLAIM_MILLIS = 20

// Not `proper-lockfile`: it records no process, so that after a crash every start would wait until the lock is stale.
/**
 * Locks a data folder for this process, because two embedded databases on one folder destroy it. It takes
 * over the lock of a process that has ended. For a process on another machine or in another container that
 * takes a while: a container that was killed and restarted waits for its own lock to become stale.
 *
 * @returns a function that releases the folder
 * @throws if a running process holds it, with the fix
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(resolve(folder), 'lock.json')
  const startedAt = await processStart(process.pid)
  const place = await processLocation()
  const own = JSON.stringify({ pid: process.pid, startedAt, place } satisfies Holder)
  while (!(await take(folder, path, own))) {
    const lock = await read(path)
    if (lock === undefined) continue
    const holder = parse(lock.text)
    if (holder !== undefined) {
      const isAlive = isFar(holder, place) ? givesSign(path, lock) : isRunning(holder)
      if (await isAlive) throw heldBy(holder, place, folder)
    }
    if (await replaceStale(path, { stale: lock.text, own })) break
  }
  const signs = setInterval(() => void touch(path), SIGN_MILLIS).unref()
  return () => {
    clearInterval(signs)
    return rm(path, { force: true })
  }
}

async function take(folder: string, path: string, own: string): Promise<boolean> {
  try {
    await mkdir(folder, { recursive: true })
    return await createFile(path, own)
  } catch (error) {
    throw folderError(folder, error)
  }
}

/** Reads the time last, so that it is not earlier than a lock that is written in between. */
async function read(path: string): Promise<LockFile | undefined> {
  try {
    const text = await readFile(path, 'utf8')
    return { text, touchedAtMillis: (await stat(path)).mtimeMs }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** A file that is not a valid lock (for example cut off by a full disk) has no holder. */
function parse(text: string): Holder | undefined {
  try {
    const { pid, startedAt, place } = JSON.parse(text)
    if (!Number.isInteger(pid) || pid <= 0) return undefined
    return { pid, startedAt: textOf(startedAt), place: textOf(place) }
  } catch {
    return undefined
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const isFar = ({ place }: Holder, here: string): boolean => place !== null && place !== here

/** Waits for a touch of the lock by a process in another place, which cannot be checked from here. */
async function givesSign(path: string, { text, touchedAtMillis }: LockFile): Promise<boolean> {
  // The clock of that machine may be ahead.
  const end = Math.min(touchedAtMillis, Date.now()) + SILENCE_MILLIS
  while (Date.now() < end) {
    await setTimeout(POLL_MILLIS)
    const now = await read(path)
    if (now?.text !== text) return false
    if (now.touchedAtMillis !== touchedAtMillis) return true
  }
  return false
}

async function isRunning({ pid, startedAt }: Holder): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it runs, under another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const now = await processStart(pid)
  return startedAt === null || now === null || now === startedAt
}

/**
 * Replaces a stale lock atomically, so that the folder is never unlocked in between. Only one process at a
 * time can do so, and only while the stale lock is unchanged.
 *
 * @returns whether it has replaced the lock
 */
async function replaceStale(
  path: string,
  { stale, own }: { stale: string; own: string },
): Promise<boolean> {
  const claim = `${path}.claim`
  if (!(await createFile(claim, own))) {
    const other = await read(claim)
    // A process that was killed while it held this file does not remove it.
    if (other && Date.now() - other.touchedAtMillis > SILENCE_MILLIS)
      await rm(claim, { force: true })
    await setTimeout(CLAIM_MILLIS)
    return false
  }
  try {
    if ((await read(path))?.text !== stale) return false
    const draft = `${path}.${randomUUID()}`
    await writeFile(draft, own, { mode: 0o600 })
    await rename(draft, path)
    return true
  } finally {
    await rm(claim, { force: true })
  }
}

/** Touches the lock. A failure is ignored, because the next touch may succeed. */
async function touch(path: string): Promise<void> {
  const now = new Date()
  await utimes(path, now, now).catch(() => {})
}

function heldBy(holder: Holder, here: string, folder: string): Error {
  const where = isFar(holder, here) ? ` of another container or machine, ${holder.place}` : ''
  return new Error(
    `The data folder ${resolve(folder)} is in use by a running service (process ${holder.pid}${where}). ` +
      'Stop that process, or set another dataFolder for this one.',
  )
}
