import { statfs } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'
import { reasonOf } from '../../lib/files/folder-errors.js'
import { DatabaseUnavailable } from '../errors.js'
import type { EmbeddedInstance } from './guarded-files.js'

/** Free space that a start of Postgres may need: two segments of its log, in bytes. */
const MIN_FREE_BYTES = 32 * 1024 * 1024
/** Interval between attempts to open the database again. */
const PAUSE_MILLIS = 1000

interface Options {
  folder: string
  open: () => Promise<EmbeddedInstance>
  /** The first instance, which is already open. */
  first: EmbeddedInstance
  /** Called once when the database stops. */
  report: (error: unknown) => void
}

/**
 * Creates an embedded database that survives a full disk. When a write fails, the instance is discarded and
 * calls reject with `DatabaseUnavailable`, which becomes a 503. The first call after there is space again
 * opens a new instance; committed data is still there.
 */
export function reopenAfterFullDisk({ folder, open, first, report }: Options): PGlite {
  let instance: EmbeddedInstance | undefined = first
  let attempt: Promise<EmbeddedInstance> | undefined
  let pausedUntil = 0

  const stop = (failed: EmbeddedInstance) => {
    if (instance !== failed) return
    instance = undefined
    const reason = reasonOf(failed.files?.failure)
    report(
      new DatabaseUnavailable(
        `The embedded database stopped, because a write to ${folder} failed: ${reason}. It opens again once the disk has ${MIN_FREE_BYTES / 2 ** 20} MiB free; what was committed is kept.`,
      ),
    )
  }
  const reopen = async () => {
    try {
      const { bavail, bsize } = await statfs(folder)
      if (bavail * bsize >= MIN_FREE_BYTES) return await open()
    } catch (error) {
      throw unavailable(error)
    }
    throw unavailable()
  }
  const current = async (): Promise<EmbeddedInstance> => {
    if (instance !== undefined) return instance
    if (attempt === undefined && performance.now() < pausedUntil) throw unavailable()
    attempt ??= reopen().finally(() => {
      attempt = undefined
      pausedUntil = performance.now() + PAUSE_MILLIS
    })
    return (instance = await attempt)
  }
  const call = async <Result>(work: (client: PGlite) => Promise<Result>): Promise<Result> => {
    const used = await current()
    try {
      return await work(used.client)
    } catch (error) {
      if (used.files?.failure === undefined) throw error
      stop(used)
      throw unavailable(error)
    }
  }
  const close = async () => {
    const used = instance ?? (await attempt?.catch(() => undefined))
    // A discarded instance cannot be closed, and its files need nothing.
    await used?.client.close().catch((error: unknown) => {
      if (used.files?.failure === undefined) throw error
    })
  }
  const methods: Partial<PGlite> = {
    query: (...args) => call((client) => client.query(...args)),
    exec: (...args) => call((client) => client.exec(...args)),
    transaction: (work) => call((client) => client.transaction(work)),
    close,
  }
  return new Proxy(first.client, {
    get: (target, key) => Reflect.get(key in methods ? methods : target, key),
  })
}

const unavailable = (cause?: unknown) =>
  new DatabaseUnavailable('The embedded database cannot write now.', { cause })
