import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { apiKeys, projectKeys, sessions, signingKeys, users } from '../../src/db/schema.js'
import { createSealer } from '../../src/lib/sealer.js'
import { openTestProject, signUp } from '../support/project.js'
import { createTestDatabase, openTestService, setupTestService } from '../support/service.js'
import { requireTotp } from '../support/sign-in.js'
import { refreshWith } from '../support/users.js'
import { callOk } from '../support/with-access.js'

const database = await createTestDatabase()
const service = await setupTestService({}, database)
const project = await openTestProject(service, { config: { allowUserApiKeys: true } })
const user = await signUp(project)
await requireTotp(project, user)
await callOk(project, 'POST /user-api-keys', {
  ...user,
  body: { user_id: 'me', description: 'Key', expires_at_millis: null },
})

describe('a stolen backup', () => {
  it('has no hash that the service accepts as a token or a key', async () => {
    const { db } = service.ctx
    const [session] = await db.select().from(sessions).where(eq(sessions.userId, user.id))
    const [apiKey] = await db.select().from(apiKeys).where(eq(apiKeys.projectId, project.id))
    const [keys] = await db.select().from(projectKeys).where(eq(projectKeys.projectId, project.id))
    for (const hash of [session?.refreshTokenHash, session?.familyHash]) {
      const { code } = await refreshWith(project, String(hash))
      expect(code).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
    }
    const checked = await project.call('POST', '/user-api-keys/check', {
      access: 'server',
      body: { api_key: apiKey?.keyHash },
    })
    expect(checked.code).toBe('API_KEY_NOT_FOUND')
    const headers = { 'X-Stack-Secret-Server-Key': String(keys?.secretServerKeyHash) }
    expect((await project.call('GET', '/users', { access: 'server', headers })).code).toBe(
      'INVALID_SECRET_SERVER_KEY',
    )
  })

  it('signs no access token and reads no second factor without the encryption key', async () => {
    const { db } = service.ctx
    const [key] = await db.select().from(signingKeys).where(eq(signingKeys.projectId, project.id))
    const [row] = await db.select().from(users).where(eq(users.id, user.id))
    const other = createSealer(randomBytes(32))
    for (const sealed of [key?.privateJwkSealed, row?.totpSecretSealed])
      expect(() => other.open(String(sealed))).toThrow('cannot be decrypted')
    const thief = openTestService({}, { ...database, sealer: other })
    await expect(thief).rejects.toThrow('The encryption key cannot decrypt')
  })
})
