import { expect, it } from 'vitest'
import { canSignIn, isLastMethod } from './can-sign-in.js'

type Arguments = Parameters<typeof canSignIn>
const nothing: Arguments[0] = {
  hasPassword: false,
  otpAuthEnabled: false,
  passkeyAuthEnabled: false,
  oauthProviders: [],
}
const offers = (config: Partial<Arguments[2]['config']>) => ({ config }) as Arguments[2]
const everything = offers({
  credentialEnabled: true,
  magicLinkEnabled: true,
  passkeyEnabled: true,
  oauthProviders: [{ id: 'github' }],
})
const none = offers({ oauthProviders: [] })
const github = { id: 'github', accountId: '1', email: null }
const used = [{ usedForAuth: true, isVerified: true, isPrimary: false }]
const unused = [{ usedForAuth: false, isVerified: true, isPrimary: false }]
const signUp = [{ usedForAuth: true, isVerified: false, isPrimary: true }]
const added = [{ usedForAuth: true, isVerified: false, isPrimary: false }]

it.each([
  ['a password', { hasPassword: true }, used, everything, true],
  ['a password without an address', { hasPassword: true }, unused, everything, false],
  ['a password and the address of the sign-up', { hasPassword: true }, signUp, everything, true],
  ['a password and an unverified address', { hasPassword: true }, added, everything, false],
  ['a password in a project without passwords', { hasPassword: true }, used, none, false],
  ['email sign-in', { otpAuthEnabled: true }, used, everything, true],
  ['email sign-in without an address', { otpAuthEnabled: true }, [], everything, false],
  ['a passkey', { passkeyAuthEnabled: true }, [], everything, true],
  ['a passkey in a project without passkeys', { passkeyAuthEnabled: true }, [], none, false],
  ['an OAuth account', { oauthProviders: [github] }, [], everything, true],
  ['an OAuth account of a disabled provider', { oauthProviders: [github] }, [], none, false],
  ['no sign-in method', {}, used, everything, false],
])(
  'canSignIn returns whether a user with %s can sign in',
  (_what, account, addresses, project, can) => {
    expect(canSignIn({ ...nothing, ...account }, addresses, project)).toBe(can)
  },
)

it('isLastMethod returns whether a change removes the last sign-in method', () => {
  const account = { ...nothing, hasPassword: true, passkeyAuthEnabled: true }
  const withoutPasskey = { account: { passkeyAuthEnabled: false } }
  expect(isLastMethod(account, used, everything, withoutPasskey)).toBe(false)
  expect(isLastMethod(account, unused, everything, withoutPasskey)).toBe(true)
  expect(isLastMethod({ ...account, hasPassword: false }, used, everything, withoutPasskey)).toBe(
    true,
  )
  expect(isLastMethod({ ...nothing, hasPassword: true }, used, everything, { addresses: [] })).toBe(
    true,
  )
  // A user who cannot sign in has no last sign-in method.
  expect(isLastMethod(nothing, used, everything, { addresses: [] })).toBe(false)
})
