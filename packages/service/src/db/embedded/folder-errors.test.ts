import { expect, it } from 'vitest'
import { folderError } from './folder-errors.js'

it.each([
  [{ name: 'ErrnoError', errno: 51 }, 'its disk is full'],
  [{ name: 'ErrnoError', errno: 69 }, 'its disk can only be read'],
  [{ name: 'ErrnoError', errno: 2 }, 'this program may not write there'],
  [{ name: 'ErrnoError', errno: 8 }, 'error 8 of a file'],
  [new Error("EACCES: permission denied, mkdir 'data'"), "EACCES: permission denied, mkdir 'data'"],
])('explains %o and names the fix', (error, reason) => {
  expect(folderError('/data', error).message).toBe(
    `The data folder /data cannot be used: ${reason}. See whether there is room, and whether this program may write there; or give it another data folder. If it worked before, restore it from a backup.`,
  )
})
