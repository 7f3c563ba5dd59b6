import { expect, it } from 'vitest'
import { folderError } from './folder-errors.js'

it.each([
  [{ name: 'ErrnoError', errno: 51 }, 'its disk is full'],
  [{ name: 'ErrnoError', errno: 69 }, 'its disk is read-only'],
  [{ name: 'ErrnoError', errno: 2 }, 'the service is not allowed to write there'],
  [{ name: 'ErrnoError', errno: 8 }, 'error 8 of a file'],
  [new Error("EACCES: permission denied, mkdir 'data'"), "EACCES: permission denied, mkdir 'data'"],
])('explains %o and names the fix', (error, reason) => {
  expect(folderError('/data', error).message).toBe(
    `The data folder /data cannot be used: ${reason}. Check that the disk has free space and that the service can write to the folder, or set another dataFolder. If the folder worked before, restore it from a backup.`,
  )
})
