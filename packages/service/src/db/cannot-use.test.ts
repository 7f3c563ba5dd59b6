import { expect, it } from 'vitest'
import { cannotOpen } from './cannot-open.js'

it.each([
  [{ name: 'ErrnoError', errno: 51 }, 'its disk is full'],
  [{ name: 'ErrnoError', errno: 69 }, 'its disk can only be read'],
  [{ name: 'ErrnoError', errno: 2 }, 'this program may not write there'],
  [{ name: 'ErrnoError', errno: 8 }, 'error 8 of a file'],
  [new Error("EACCES: permission denied, mkdir 'data'"), "EACCES: permission denied, mkdir 'data'"],
])('says of %o why a folder holds no database, and what to do', (error, reason) => {
  expect(cannotOpen('/data/postgres', error).message).toBe(
    `The database in /data/postgres cannot be opened: ${reason}. See whether there is room, and whether this program may write there; or give it another data folder (LATCHKEY_DATA_FOLDER). If it worked before, restore the folder from a backup.`,
  )
})
