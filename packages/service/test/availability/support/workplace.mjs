import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { giveAway } from '../../support/database/database-programs.mjs'
import { removeFolder } from './postgres.mjs'

/** @typedef {{ folder: string, onEnd: (end: () => Promise<unknown>) => void }} Workplace */

/**
 * Runs work in a temporary folder. In the end, also of work that fails, it ends what the work started, the last one first.
 *
 * @template Result
 * @param {(place: Workplace) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function inWorkplace(work) {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-availability-'))
  await giveAway(folder)
  /** @type {(() => Promise<unknown>)[]} */
  const ends = []
  try {
    return await work({ folder, onEnd: (end) => void ends.unshift(end) })
  } finally {
    for (const end of ends) await end()
    await removeFolder(folder)
  }
}
