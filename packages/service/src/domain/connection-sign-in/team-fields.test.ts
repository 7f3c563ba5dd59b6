import { describe, expect, it } from 'vitest'
import { teamFields } from './team-fields.js'

const config = {
  issuer: 'https://login.acme.example',
  claims: { email: 'email', name: 'name', groups: 'roles' },
}
const google = { ...config, issuer: 'https://accounts.google.com' }
const EMAIL = 'ada@acme.com'
const fieldsOf = (settings: typeof config, claims: object, userInfo?: object) =>
  teamFields(settings, { claims, userInfo, emails: undefined, callback: {} }, EMAIL)

describe('teamFields', () => {
  it.each([
    ['no claim', config, {}, true],
    ['email_verified', config, { email_verified: true }, true],
    ['email_verified false', config, { email_verified: false }, false],
    ['email_verified as text', config, { email_verified: 'false' }, false],
    ['no hd of Google', google, { email_verified: true }, false],
    ['the hd of another company of Google', google, { hd: 'other.com' }, false],
    ['the hd of the domain of Google', google, { hd: 'acme.com' }, true],
  ])('decides about an address with %s', (_, settings, claims, isTrusted) => {
    expect(fieldsOf(settings, claims).isEmailVerified).toBe(isTrusted)
  })

  it('does not read the hd of Google from the user info, which has no signature', () => {
    expect(fieldsOf(google, {}, { hd: 'acme.com' }).isEmailVerified).toBe(false)
  })

  it('reads groups as a list or as one name, and skips other values', () => {
    expect(fieldsOf(config, { roles: ['a', 1, null, 'b'] }).groups).toEqual(['a', 'b'])
    expect(fieldsOf(config, { roles: 'a' }).groups).toEqual(['a'])
    expect(fieldsOf(config, { roles: { a: 1 } }).groups).toEqual([])
  })
})
