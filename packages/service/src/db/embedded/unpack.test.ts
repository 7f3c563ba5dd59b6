import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTarGzip } from 'nanotar'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { unpack } from './unpack.js'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-unpack-'))
})
afterEach(() => rm(folder, { recursive: true }))

const archive = await createTarGzip([
  { name: 'MARK', data: '18' },
  { name: 'base' },
  { name: 'base/1', data: 'x'.repeat(512) },
  { name: 'base/2', data: '' },
  { name: 'base/3', data: 'y'.repeat(1000) },
])
const options = () => ({ folder: join(folder, 'database'), last: 'MARK' })
const pathOf = (name: string) => join(folder, 'database', name)

it('writes every file unchanged, for its owner only', async () => {
  await unpack(archive, options())
  expect(await readdir(pathOf('base'))).toEqual(['1', '2', '3'])
  const texts = ['MARK', 'base/1', 'base/2', 'base/3'].map((name) => readFile(pathOf(name), 'utf8'))
  expect(await Promise.all(texts)).toEqual(['18', 'x'.repeat(512), '', 'y'.repeat(1000)])
  const modes = ['', 'base', 'MARK', 'base/1'].map(async (name) => (await stat(pathOf(name))).mode)
  expect((await Promise.all(modes)).map((mode) => mode & 0o777)).toEqual([
    0o700, 0o700, 0o600, 0o600,
  ])
})

it('writes the last file after all others, and can be repeated', async () => {
  await mkdir(pathOf('base/3'), { recursive: true })
  await expect(unpack(archive, options())).rejects.toThrow('EISDIR')
  expect(await readdir(pathOf(''))).toEqual(['base'])
  await rm(pathOf('base/3'), { recursive: true })
  await unpack(archive, options())
  expect(await readdir(pathOf(''))).toEqual(['MARK', 'base'])
})
