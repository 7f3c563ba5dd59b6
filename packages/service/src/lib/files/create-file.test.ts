import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createFile } from './create-file.js'

const UNPRIVILEGED_USER = 65_534

it('explains that the user cannot write to the folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-files-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await chmod(folder, 0o500)
  // Root can write everywhere.
  const isRoot = process.geteuid?.() === 0
  if (isRoot) process.seteuid?.(UNPRIVILEGED_USER)
  const created = createFile(join(folder, 'a.env'), 'A=1')
  const message = await created.catch(({ message }: Error) => message)
  if (isRoot) process.seteuid?.(0)
  expect(message).toMatch(new RegExp(`^The user with the ID \\d+ cannot write to ${folder}\\.`))
  expect(await readdir(folder)).toEqual([])
})
