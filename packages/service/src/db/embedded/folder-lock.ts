import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createWhole } from '../../lib/create-file.js'
import { cannotUse } from './folder-errors.js'
import { ownPlace } from './process-location.js'
import { processStart } from './process-start.js'

interface Holder {
  pid: number
  /** When the process began: a later process may have got the same id. */
  startedAt: string | null
  /** Where the process runs; null in a lock of an earlier version, which did not tell. */
  place: string | null
}

interface Found {
  text: string
  touchedAtMillis: number
}

/** How often a holder touches its lock, and after what time without it a far one counts as gone. */
const SIGN_MILLIS = 5_000
const SILENCE_MILLIS = 30_000
/** How soon it is looked again whether a far holder gave a sign. */
const LOOK_MILLIS = 200
/** The same where another newcomer is about to take over. */
const CLAIM_MILLIS = 20

/**
 * Takes a data folder for this process, because two embedded databases on one folder destroy it. The
 * lock of a process that is gone is taken over. Whether one in another place is gone takes a while to
 * know: a container that was killed and is started anew waits for itself.
 *
 * @returns what gives the folder free again
 * @throws when a running process holds it, with what to do
 */
export async function holdFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(resolve(folder), 'lock.json')
  const startedAt = await processStart(process.pid)
  const place = await ownPlace()
  const own = JSON.stringify({ pid: process.pid, startedAt, place } satisfies Holder)
  while (!(await take(folder, path, own))) {
    const found = await read(path)
    if (found === undefined) continue
    const holder = parse(found.text)
    if (holder !== undefined) {
      const isAlive = isFar(holder, place) ? givesSign(path, found) : isRunning(holder)
      if (await isAlive) throw heldBy(holder, place, folder)
    }
    if (await replaceStale(path, { stale: found.text, own })) break
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
    return await createWhole(path, own)
  } catch (error) {
    throw cannotUse(folder, error)
  }
}

/** Looks at the time last: of a lock that comes in between, it must not be too early. */
async function read(path: string): Promise<Found | undefined> {
  try {
    const text = await readFile(path, 'utf8')
    return { text, touchedAtMillis: (await stat(path)).mtimeMs }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** A file that is no lock (cut short by a full disk, say) belongs to nobody. */
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

/** Waits for a sign of life of what runs in another place, which cannot be asked from here. */
async function givesSign(path: string, { text, touchedAtMillis }: Found): Promise<boolean> {
  // Its clock may be ahead.
  const end = Math.min(touchedAtMillis, Date.now()) + SILENCE_MILLIS
  while (Date.now() < end) {
    await setTimeout(LOOK_MILLIS)
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
 * Puts a lock in the place of a stale one, at once: the place is never free in between. One newcomer at
 * a time may, and only while the stale one is still there.
 *
 * @returns whether it did
 */
async function replaceStale(
  path: string,
  { stale, own }: { stale: string; own: string },
): Promise<boolean> {
  const claim = `${path}.claim`
  if (!(await createWhole(claim, own))) {
    const other = await read(claim)
    // Who was killed over it will not give it back.
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

/** A sign of life. Whatever keeps one from being given, the next may come. */
async function touch(path: string): Promise<void> {
  const now = new Date()
  await utimes(path, now, now).catch(() => {})
}

function heldBy(holder: Holder, here: string, folder: string): Error {
  const where = isFar(holder, here) ? ` of another container or machine, ${holder.place}` : ''
  return new Error(
    `The data folder ${resolve(folder)} is in use by a running service (process ${holder.pid}${where}). ` +
      'Stop that process, or give this one another data folder.',
  )
}
