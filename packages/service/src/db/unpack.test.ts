import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { unpack } from './unpack.js'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-unpack-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** A folder, or a file with what it holds. */
function entry(path: string, content?: string): Buffer {
  const bytes = Buffer.from(content ?? '')
  const header = Buffer.alloc(512)
  header.write(path)
  header.write(bytes.length.toString(8).padStart(11, '0'), 124)
  header.write(content === undefined ? '5' : '0', 156)
  return Buffer.concat([header, bytes, Buffer.alloc(-bytes.length & 511)])
}
const pack = (...entries: Buffer[]) => gzipSync(Buffer.concat([...entries, Buffer.alloc(1024)]))

const archive = pack(
  entry('/'),
  entry('/MARK', '18'),
  entry('/base'),
  entry('/base/1', 'x'.repeat(512)),
  entry('/base/2', ''),
  entry('/base/3', 'y'.repeat(1000)),
)
const given = () => ({ folder: join(folder, 'database'), last: 'MARK' })
const pathOf = (name: string) => join(folder, 'database', name)

it('writes every file as it was, for its owner only', async () => {
  await unpack(archive, given())
  expect(await readdir(pathOf('base'))).toEqual(['1', '2', '3'])
  const texts = ['MARK', 'base/1', 'base/2', 'base/3'].map((name) => readFile(pathOf(name), 'utf8'))
  expect(await Promise.all(texts)).toEqual(['18', 'x'.repeat(512), '', 'y'.repeat(1000)])
  const modes = ['', 'base', 'MARK', 'base/1'].map(async (name) => (await stat(pathOf(name))).mode)
  expect((await Promise.all(modes)).map((mode) => mode & 0o777)).toEqual([
    0o700, 0o700, 0o600, 0o600,
  ])
})

it('writes the last file only when all others are written, and can be done anew', async () => {
  await mkdir(pathOf('base/3'), { recursive: true })
  await expect(unpack(archive, given())).rejects.toThrow('EISDIR')
  expect(await readdir(pathOf(''))).toEqual(['base'])
  await rm(pathOf('base/3'), { recursive: true })
  await unpack(archive, given())
  expect(await readdir(pathOf(''))).toEqual(['MARK', 'base'])
})
