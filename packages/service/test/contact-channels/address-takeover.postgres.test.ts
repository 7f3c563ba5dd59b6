import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { contactChannels, users } from '../../src/db/schema.js'
import { beforeTransaction } from '../support/database/before-transaction.js'
import {
  PASSWORD,
  signUp,
  type CallResponse,
  type TestUser,
  uniqueEmail,
  OTHER_PASSWORD,
} from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { addPasskey, requestCode, CALLBACK, requireTotp } from '../support/sign-in.js'
import { invite, join, openTeam } from '../support/teams.js'
import { refreshWith } from '../support/users.js'
import { addressCalls, openAddressProject } from './address-calls.js'

const service = await setupTestService()
const project = await openAddressProject(service)

const { post, signIn, add, change, channelsOf, newestCode, verify } = addressCalls(service, project)
async function resetPassword(email: string): Promise<CallResponse> {
  service.clock.now += 1
  await post('/auth/password/send-reset-code', { email, callback_url: CALLBACK })
  return post('/auth/password/reset', { code: await newestCode(email), password: OTHER_PASSWORD })
}

/** The ways in which the owner of an address proves the ownership. */
const proofs: [string, (email: string) => Promise<CallResponse>][] = [
  [
    'a password reset',
    async (email) => {
      expect((await resetPassword(email)).body).toEqual({ success: true })
      return signIn(email, OTHER_PASSWORD)
    },
  ],
  [
    'an emailed sign-in',
    async (email) => {
      service.clock.now += 1
      const { code } = await requestCode(service, project, email)
      return post('/auth/otp/sign-in', { code })
    },
  ],
]

describe('the owner of an address in the account of a stranger', () => {
  /**
   * Creates an account with the address of its later owner and with every kind of credential of the
   * stranger.
   */
  async function preparedAccount() {
    const stranger = await signUp(project)
    const { accessToken } = stranger
    await addPasskey(project, stranger)
    await requireTotp(project, stranger)
    await service.ctx.db
      .update(contactChannels)
      .set({ isVerified: false })
      .where(eq(contactChannels.userId, stranger.id))
    const own = uniqueEmail()
    const { body } = await add(stranger, own)
    await verify(own, { userId: stranger.id, id: body['id'] }, { accessToken })
    const key = { user_id: 'me', description: 'Key', expires_at_millis: null }
    const apiKey = String((await post('/user-api-keys', key, { accessToken })).body['value'])
    return { stranger, own, ownId: body['id'], apiKey }
  }

  it.each(proofs)('ends every credential of the stranger by %s', async (_what, prove) => {
    const { stranger, own, ownId, apiKey } = await preparedAccount()
    const pending = await requestCode(service, project, own)
    const signedIn = await prove(stranger.email)
    expect([signedIn.status, signedIn.body['user_id']]).toEqual([200, stranger.id])

    expect((await refreshWith(project, stranger.refreshToken)).status).toBe(401)
    expect((await change(stranger, ownId, { used_for_auth: true })).code).toBe(
      'ACCESS_TOKEN_EXPIRED',
    )
    const passwords = [
      await signIn(stranger.email),
      await signIn(own),
      await signIn(own, OTHER_PASSWORD),
    ]
    for (const response of passwords) expect(response.code).toBe('EMAIL_PASSWORD_MISMATCH')
    const code = await post('/auth/otp/sign-in', { code: pending.code })
    expect(code.body['user_id']).not.toBe(stranger.id)
    const body = { api_key: apiKey }
    const checked = await project.call('POST', '/user-api-keys/check', { access: 'server', body })
    expect(checked.code).toBe('API_KEY_REVOKED')
    const user = await project.call('GET', `/users/${stranger.id}`, { access: 'server' })
    expect(user.body).toMatchObject({
      primary_email: stranger.email,
      primary_email_verified: true,
      passkey_auth_enabled: false,
      requires_totp_mfa: false,
    })
    expect(await channelsOf(stranger)).toMatchObject([{ value: stranger.email }])
  })

  it.each(proofs)(
    'becomes its only owner by %s, also with another primary address',
    async (_what, prove) => {
      const { stranger, own, ownId } = await preparedAccount()
      expect((await change(stranger, ownId, { is_primary: true })).status).toBe(200)
      await prove(stranger.email)
      const primary = (await channelsOf(stranger)).filter((channel) => channel['is_primary'])
      expect(primary).toMatchObject([{ value: stranger.email }])
      await post('/auth/password/send-reset-code', { email: own, callback_url: CALLBACK })
      const [user] = await service.ctx.db.select().from(users).where(eq(users.id, stranger.id))
      expect(user?.requiresTotp).toBe(false)
    },
  )

  it.each<[string, (user: TestUser, ownId: unknown) => Promise<CallResponse>]>([
    ['an address', (user) => add(user, uniqueEmail())],
    ['a sign-in flag', (user, id) => change(user, id, { used_for_auth: true })],
    ['a password', (user) => post('/auth/password/set', { password: PASSWORD }, user)],
    [
      'an API key',
      (user) => {
        const body = { user_id: 'me', description: 'Key', expires_at_millis: null }
        return post('/user-api-keys', body, user)
      },
    ],
    [
      'a second factor',
      ({ accessToken }) => {
        const body = { totp_secret_base64: Buffer.alloc(20, 7).toString('base64') }
        return project.call('PATCH', '/users/me', { accessToken, body })
      },
    ],
  ])(
    'keeps the stranger from writing %s by a call that waits for the proof',
    async (_what, write) => {
      const { stranger, ownId } = await preparedAccount()
      const { code } = await requestCode(service, project, stranger.email)
      beforeTransaction(service, async () => {
        expect((await post('/auth/otp/sign-in', { code })).status).toBe(200)
      })
      expect((await write(stranger, ownId)).code).toBe('ACCESS_TOKEN_EXPIRED')
    },
  )

  it.each<[string, (user: TestUser, teamId: string) => Promise<CallResponse>]>([
    [
      'making an API key of a team',
      (user, team_id) => {
        const body = { team_id, description: 'Key', expires_at_millis: null }
        return post('/team-api-keys', body, user)
      },
    ],
    [
      'deleting the account',
      ({ accessToken }) => project.call('DELETE', '/users/me', { accessToken }),
    ],
  ])('keeps the stranger from %s by a call that waits for the proof', async (_what, write) => {
    const { stranger } = await preparedAccount()
    const teamId = await openTeam(project, stranger)
    const { code } = await requestCode(service, project, stranger.email)
    beforeTransaction(service, async () => {
      expect((await post('/auth/otp/sign-in', { code })).status).toBe(200)
    })
    expect((await write(stranger, teamId)).code).toBe('ACCESS_TOKEN_EXPIRED')
  })

  it.each(proofs)(
    'ends keys and invitations of teams without other members by %s',
    async (_what, prove) => {
      const { stranger } = await preparedAccount()
      const other = await signUp(project)
      const [own, shared] = [await openTeam(project, stranger), await openTeam(project, stranger)]
      await join(project, shared, other)
      const keyOf = async (teamId: string) => {
        const body = { team_id: teamId, description: 'Key', expires_at_millis: null }
        return String((await post('/team-api-keys', body, stranger)).body['value'])
      }
      const keys = [await keyOf(own), await keyOf(shared)]
      const codes = [
        (await invite(service, project, { teamId: own, email: uniqueEmail() })).code,
        (await invite(service, project, { teamId: shared, email: uniqueEmail() })).code,
      ]
      await prove(stranger.email)
      const checked = keys.map((key) =>
        project.call('POST', '/team-api-keys/check', { access: 'server', body: { api_key: key } }),
      )
      expect((await Promise.all(checked)).map(({ code }) => code)).toEqual([
        'API_KEY_REVOKED',
        null,
      ])
      const accepted = codes.map((code) => post('/team-invitations/accept', { code }, other))
      expect((await Promise.all(accepted)).map(({ code }) => code)).toEqual([
        'VERIFICATION_CODE_NOT_FOUND',
        null,
      ])
    },
  )
})
