import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { processStart } from './process-start.js'

interface Holder {
  pid: number
  /** When the process began: a later process may have got the same id. */
  startedAt: string | null
}

/**
 * Takes a data folder for this process, because two embedded databases on one folder destroy it. The
 * lock of a process that is gone is taken over.
 *
 * @returns what gives the folder free again
 * @throws when a running process holds it, with what to do
 */
export async function holdFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const path = join(resolve(folder), 'lock.json')
  const own = JSON.stringify({ pid: process.pid, startedAt: await processStart(process.pid) })
  while (!(await create(path, own))) {
    const found = await read(path)
    if (found === undefined) continue
    const holder = parse(found)
    if (holder !== undefined && (await isRunning(holder))) throw heldBy(holder, folder)
    await removeStale(path, found)
  }
  return () => rm(path, { force: true })
}

/** Makes the lock whole or not at all, so that nobody reads half of it. */
async function create(path: string, text: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, text, { mode: 0o600 })
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

async function read(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** A file that is no lock (cut short by a full disk, say) belongs to nobody. */
function parse(text: string): Holder | undefined {
  try {
    const { pid, startedAt } = JSON.parse(text)
    if (!Number.isInteger(pid) || pid <= 0) return undefined
    return { pid, startedAt: typeof startedAt === 'string' ? startedAt : null }
  } catch {
    return undefined
  }
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

/** Moving the file aside first makes sure that of several newcomers one removes the stale lock. */
async function removeStale(path: string, stale: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`
  try {
    await rename(path, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  // Somebody was faster and this is their lock: give it back.
  if ((await read(aside)) !== stale) await link(aside, path)
  await rm(aside, { force: true })
}

const heldBy = ({ pid }: Holder, folder: string) =>
  new Error(
    `The data folder ${resolve(folder)} is in use by a running service (process ${pid}). ` +
      'Stop that process, or give this one another data folder.',
  )
