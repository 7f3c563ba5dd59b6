import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD, readResponse, requestOf } from '../support/project.js'
import { openTestService } from '../support/service.js'

const project = {
  id: '3f0a4219-d71e-42dd-aad4-b6d4943048ed',
  displayName: 'Shop',
  keys: { publishableClientKey: 'pck_one' },
  users: [{ email: 'ada@example.com', password: PASSWORD }],
}

let folder: string
let path: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-key-'))
  path = join(folder, 'encryption-key')
})
afterEach(() => rm(folder, { recursive: true }))

const open = () => openTestService({ dataFolder: folder, projects: [project] })

describe('the encryption key', () => {
  it('is created once, readable by its owner only', async () => {
    await (await open()).close()
    const key = await readFile(path, 'utf8')
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    const service = await open()
    const headers = {
      'X-Stack-Project-Id': project.id,
      'X-Stack-Access-Type': 'client',
      'X-Stack-Publishable-Client-Key': project.keys.publishableClientKey,
    }
    const body = { email: 'ada@example.com', password: PASSWORD }
    const request = requestOf('POST', '/auth/password/sign-in', { headers, body })
    expect((await readResponse(await service.fetch(request))).status).toBe(200)
    await service.close()
    expect(await readFile(path, 'utf8')).toBe(key)
  })

  it('must be the key with which the database was written', async () => {
    await (await open()).close()
    await writeFile(path, Buffer.alloc(32, 7).toString('base64'))
    await expect(open()).rejects.toThrow(
      /cannot decrypt the secrets in this database. Set LATCHKEY_ENCRYPTION_KEY/,
    )
  })

  it('is required for a shared database', async () => {
    const input = { databaseUrl: 'postgres://localhost:1/none' }
    await expect(openTestService(input)).rejects.toThrow(/LATCHKEY_ENCRYPTION_KEY/)
  })
})
