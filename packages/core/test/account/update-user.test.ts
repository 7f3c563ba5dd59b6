import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { asServer } from '../support/as-server.js'
import { openNetwork } from '../support/open-network.js'
import { ada, openTab } from '../support/open-tab.js'
import { grace, signedIn } from '../support/signed-in.js'
import { createAuthenticatorApp } from '../support/totp.js'
import { PIXEL } from '../support/pixel.js'

const network = openNetwork()
const CHANGE = 'PATCH /users/me'

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({
    users: [ada, grace],
    config: { clientTeamCreationEnabled: true, magicLinkEnabled: true },
  })
})

describe('the current user', () => {
  it('has exactly the documented fields', async () => {
    const { user } = await signedIn(project)
    const fields = Object.entries(user).filter(([, value]) => typeof value !== 'function')
    expect(fields.map(([name]) => name).sort()).toEqual(
      [
        'id',
        'displayName',
        'primaryEmail',
        'primaryEmailVerified',
        'profileImageUrl',
        'signedUpAt',
        'clientMetadata',
        'clientReadOnlyMetadata',
        'hasPassword',
        'emailAuthEnabled',
        'otpAuthEnabled',
        'oauthProviders',
        'passkeyAuthEnabled',
        'isMultiFactorRequired',
        'secondFactorDueAt',
        'isAnonymous',
        'isRestricted',
        'restrictedReason',
        'selectedTeam',
        'currentSession',
      ].sort(),
    )
  })

  it('updates only the passed fields', async () => {
    const { user, app } = await signedIn(project)
    await user.update({ displayName: 'Ada', profileImageUrl: PIXEL })
    await user.update({ clientMetadata: { theme_color: 'dark' }, otpAuthEnabled: true })
    const updated = app.user.get().data
    expect(updated).toMatchObject({
      displayName: 'Ada',
      profileImageUrl: PIXEL,
      clientMetadata: { theme_color: 'dark' },
      otpAuthEnabled: true,
    })
    await updated?.update({ displayName: null, profileImageUrl: null, clientMetadata: null })
    expect(app.user.get().data).toMatchObject({
      displayName: null,
      profileImageUrl: null,
      clientMetadata: null,
      otpAuthEnabled: true,
    })
  })

  it('removes the passkey and rejects passkeyAuthEnabled: true', async () => {
    const { user, app } = await signedIn(project)
    await user.update({ passkeyAuthEnabled: false })
    expect(app.user.get().data?.passkeyAuthEnabled).toBe(false)
    // @ts-expect-error a passkey is registered, not switched on
    await expect(user.update({ passkeyAuthEnabled: true })).rejects.toMatchObject({ status: 400 })
  })

  it('stores the update even if the refetch afterwards fails', async () => {
    const { user, app } = await signedIn(project)
    network.replaceAnswer('GET /users/me', { status: 500 })
    await user.setDisplayName('Ada')
    expect(app.user.get()).toMatchObject({ status: 'failed', data: { displayName: null } })
    expect((await app.getUser())?.displayName).toBe('Ada')
  })

  it('rejects an update with the response of the service to an invalid value', async () => {
    const { user } = await signedIn(project)
    await expect(
      user.update({ profileImageUrl: 'https://example.com/a.png' }),
    ).rejects.toMatchObject({ code: 'UNEXPECTED_RESPONSE', status: 400 })
  })
})

describe('the selected team', () => {
  it('is selected by team or ID and cleared by null', async () => {
    const { user, app } = await signedIn(project)
    const engines = await user.createTeam({ displayName: 'Engines' })
    const poetry = await user.createTeam({ displayName: 'Poetry' })
    const selected = () => app.user.get().data?.selectedTeam?.displayName
    expect(selected()).toBe('Poetry')
    await user.setSelectedTeam(engines)
    expect(selected()).toBe('Engines')
    await user.setSelectedTeam(poetry.id)
    expect(selected()).toBe('Poetry')
    await user.setSelectedTeam(null)
    expect(app.user.get().data?.selectedTeam).toBeNull()
    await user.update({ selectedTeamId: engines.id })
    expect(selected()).toBe('Engines')
  })

  it('rejects a team that the user is not a member of', async () => {
    const { user } = await signedIn(project)
    const { user: other } = await signedIn(project, grace)
    const team = await other.createTeam({ displayName: 'Compilers' })
    await expect(user.setSelectedTeam(team)).rejects.toMatchObject({
      code: 'TEAM_MEMBERSHIP_NOT_FOUND',
    })
  })
})

describe('the second factor of the current user', () => {
  it('is required at every sign-in once a TOTP secret is set', async () => {
    const { user, app } = await signedIn(project)
    await asServer(project, 'PATCH', `/users/${user.id}`, { primary_email_verified: true })
    const authenticator = createAuthenticatorApp(project)
    await user.update({ totpMultiFactorSecret: authenticator.secret })
    expect(app.user.get().data?.isMultiFactorRequired).toBe(true)
    const secondTab = openTab(project, { onMultiFactorRequired: () => authenticator.nextCode() })
    expect(await secondTab.app.signInWithCredential(ada)).toMatchObject({ status: 'ok' })
    await user.update({ totpMultiFactorSecret: null })
    expect(app.user.get().data?.isMultiFactorRequired).toBe(false)
    expect(await openTab(project).app.signInWithCredential(ada)).toMatchObject({ status: 'ok' })
  })

  it.each([
    ['an empty array', new Uint8Array()],
    ['a string', 'JBSWY3DPEHPK3PXP' as never],
    ['an array', [1, 2, 3] as never],
  ])('rejects a TOTP secret that is %s, which would lock the user out', async (_, secret) => {
    const { user } = await signedIn(project)
    await expect(user.update({ totpMultiFactorSecret: secret })).rejects.toThrow(TypeError)
    expect(network.calls(CHANGE)).toBe(0)
  })

  it('does not put the TOTP secret into an error when the response repeats it', async () => {
    const { user } = await signedIn(project)
    const secret = Uint8Array.from({ length: 9 }, (_, index) => index * 7)
    const text = btoa(String.fromCharCode(...secret))
    network.replaceAnswer(CHANGE, {
      status: 400,
      headers: { 'Content-Type': 'text/plain' },
      body: `totp_secret_base64 must not be ${text}`,
    })
    const error = await user.update({ totpMultiFactorSecret: secret }).catch((thrown) => thrown)
    expect(error).toMatchObject({ code: 'UNEXPECTED_RESPONSE', status: 400 })
    expect(`${error} ${error.stack} ${JSON.stringify(error)}`).not.toContain(text)
  })
})

describe('client metadata', () => {
  it('does not change a prototype with a __proto__ member (PP01)', async () => {
    const { user, app } = await signedIn(project)
    await user.setClientMetadata(JSON.parse('{"__proto__":{"isAdmin":true}}'))
    const [request] = network.requests(CHANGE)
    expect(await request?.text()).toBe('{"client_metadata":{"__proto__":{"isAdmin":true}}}')
    await asServer(project, 'PATCH', `/users/${user.id}`, {
      client_read_only_metadata: JSON.parse('{"__proto__":{"isAdmin":true},"a":1}'),
    })
    const updated = await app.user.refresh()
    for (const metadata of [updated?.clientMetadata, updated?.clientReadOnlyMetadata]) {
      expect(Object.getPrototypeOf(metadata)).toBe(Object.prototype)
      expect((metadata as { isAdmin?: true }).isAdmin).toBeUndefined()
    }
    expect(({} as { isAdmin?: true }).isAdmin).toBeUndefined()
  })

  it('stores constructor and prototype members without side effects (PP02)', async () => {
    const { user, app } = await signedIn(project)
    await user.setClientMetadata({ constructor: { prototype: { polluted: 1 } } })
    expect(app.user.get().data?.clientMetadata).toEqual({
      constructor: { prototype: { polluted: 1 } },
    })
    expect(({} as { polluted?: 1 }).polluted).toBeUndefined()
  })

  it.each([
    ['a date', { at: new Date(0) }],
    ['undefined', { a: undefined }],
    ['NaN', { a: NaN }],
    ['a bigint', { a: 1n }],
  ])('rejects a value that contains %s before a request (PP03)', async (_, value) => {
    const { user } = await signedIn(project)
    await expect(user.setClientMetadata(value as never)).rejects.toThrow(TypeError)
    await expect(user.update({ clientMetadata: value as never })).rejects.toThrow(TypeError)
    expect(network.calls(CHANGE)).toBe(0)
  })

  it('rejects undefined instead of clearing the metadata (PP03)', async () => {
    const { user } = await signedIn(project)
    await expect(user.setClientMetadata(undefined as never)).rejects.toThrow(TypeError)
    expect(network.calls(CHANGE)).toBe(0)
  })

  it('stores a deeply nested value and rejects a value that is nested too deeply (PP04)', async () => {
    const nested = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels))
    const { user, app } = await signedIn(project)
    await user.setClientMetadata(nested(500))
    expect(JSON.stringify(app.user.get().data?.clientMetadata)).toHaveLength(1000)
    const result = await user.setClientMetadata(nested(5000)).catch((error: unknown) => error)
    expect([undefined, 'TypeError']).toContain((result as Error | undefined)?.name)
    expect((await app.user.refresh())?.id).toBe(user.id)
  })
})

describe('user.sendVerificationEmail', () => {
  it('sends an email until the address is verified (IN17)', async () => {
    const { user, app } = await signedIn(project)
    expect(await user.sendVerificationEmail()).toEqual({ status: 'ok', data: undefined })
    const { code } = await project.inbox.next({ to: ada.email })
    await app.verifyEmail(code!)
    expect(await user.sendVerificationEmail()).toMatchObject({
      status: 'error',
      error: { code: 'EMAIL_ALREADY_VERIFIED' },
    })
  })

  it('rejects a callback URL that the project does not trust (IN19)', async () => {
    const { user } = await signedIn(project)
    expect(
      await user.sendVerificationEmail({ callbackUrl: 'https://evil.example/' }),
    ).toMatchObject({
      error: { code: 'REDIRECT_URL_NOT_WHITELISTED' },
    })
  })

  it('rejects if the user has no primary email (IN18)', async () => {
    const { user } = await signedIn(project)
    const [channel] = await user.listContactChannels()
    await channel!.delete()
    await expect(user.sendVerificationEmail()).rejects.toThrow('User does not have a primary email')
  })
})

it('user.delete rejects in a project that does not let users delete their accounts', async () => {
  const { user, app } = await signedIn(project)
  await expect(user.delete()).rejects.toMatchObject({ status: 400 })
  expect(app.session.get()).toEqual({ status: 'active' })
})
