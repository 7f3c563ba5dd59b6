import { expect, it } from 'vitest'
import { canSignIn, isLastWay } from './can-sign-in.js'

type Given = Parameters<typeof canSignIn>
const nothing: Given[0] = {
  hasPassword: false,
  otpAuthEnabled: false,
  passkeyAuthEnabled: false,
  oauthProviders: [],
}
const offers = (config: Partial<Given[2]['config']>) => ({ config }) as Given[2]
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
  ['a password that the app does not take', { hasPassword: true }, used, none, false],
  ['mails', { otpAuthEnabled: true }, used, everything, true],
  ['mails without an address', { otpAuthEnabled: true }, [], everything, false],
  ['a passkey', { passkeyAuthEnabled: true }, [], everything, true],
  ['a passkey that the app does not take', { passkeyAuthEnabled: true }, [], none, false],
  ['a provider', { oauthProviders: [github] }, [], everything, true],
  ['a provider that the app has not', { oauthProviders: [github] }, [], none, false],
  ['nothing', {}, used, everything, false],
])('says whether somebody with %s can sign in', (_what, account, addresses, project, can) => {
  expect(canSignIn({ ...nothing, ...account }, addresses, project)).toBe(can)
})

it('knows what the last way is', () => {
  const account = { ...nothing, hasPassword: true, passkeyAuthEnabled: true }
  const withoutPasskey = { account: { passkeyAuthEnabled: false } }
  expect(isLastWay(account, used, everything, withoutPasskey)).toBe(false)
  expect(isLastWay(account, unused, everything, withoutPasskey)).toBe(true)
  expect(isLastWay({ ...account, hasPassword: false }, used, everything, withoutPasskey)).toBe(true)
  expect(isLastWay({ ...nothing, hasPassword: true }, used, everything, { addresses: [] })).toBe(
    true,
  )
  // Who cannot sign in loses nothing.
  expect(isLastWay(nothing, used, everything, { addresses: [] })).toBe(false)
})
