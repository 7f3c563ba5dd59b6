import * as routes from '@latchkey/contract/routes'
import {
  completeRules,
  wholeEndpoint,
  type Endpoint,
  type ErrorCode,
  type SettingRule,
} from '@latchkey/contract'
import { describe, expect, it } from 'vitest'

const calls = Object.values<Record<string, Endpoint>>(routes).flatMap((noun) =>
  Object.entries(noun).map(([name, route]) => {
    const endpoint = wholeEndpoint(route)
    return { name, endpoint, rules: completeRules(endpoint) }
  }),
)

/** The settings whose rejection has a code. */
const settingCodes: Partial<Record<SettingRule, ErrorCode>> = {
  credentialEnabled: 'PASSWORD_AUTHENTICATION_NOT_ENABLED',
  passkeyEnabled: 'PASSKEY_AUTHENTICATION_NOT_ENABLED',
}

/** Returns the codes with which the rules of a call can reject it, besides those of every call. */
function impliedCodes({ endpoint, rules }: (typeof calls)[number]): ErrorCode[] {
  const { access } = endpoint
  const { about, apiKey, permission, recentSignIn, setting } = rules
  const codes: (ErrorCode | undefined)[] = []
  const needsUser = rules.caller === 'user' || rules.caller === 'session'
  if (needsUser && (access.includes('client') || about === 'me')) codes.push(rules.withoutUser)
  if (rules.caller === 'session') codes.push('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
  if (rules.project === 'internal') codes.push('EXPECTED_INTERNAL_PROJECT')
  if (setting !== undefined) codes.push(settingCodes[setting])
  if (typeof about === 'object' && about.unknown !== 'accepted' && access.includes('server'))
    codes.push(about.unknown ?? 'USER_NOT_FOUND')
  if (permission !== undefined)
    codes.push(
      permission.rejection ?? 'TEAM_MEMBERSHIP_NOT_FOUND',
      permission.ids.length === 0
        ? undefined
        : (permission.rejection ?? 'TEAM_PERMISSION_REQUIRED'),
    )
  if (apiKey !== undefined) codes.push('API_KEY_NOT_FOUND')
  if (recentSignIn !== undefined) codes.push('RECENT_SIGN_IN_REQUIRED')
  // Every call can answer it.
  return codes.filter((code) => code !== undefined && code !== 'SCHEMA_ERROR') as ErrorCode[]
}

describe('the rules of a call', () => {
  it('reject with codes that the call declares', () => {
    const missing = calls.flatMap((call) => {
      const declared: readonly string[] = call.endpoint.errors
      return impliedCodes(call)
        .filter((code) => !declared.includes(code))
        .map((code) => `${call.name}: ${code}`)
    })
    expect(calls.length).toBeGreaterThan(100)
    expect(missing).toEqual([])
  })

  it('name the audit events of every write, or why it has none', () => {
    const writes = calls.filter(({ endpoint }) => endpoint.method !== 'GET')
    const undeclared = writes.filter(({ endpoint }) => endpoint.audit === undefined)
    expect(writes.length).toBeGreaterThan(50)
    expect(undeclared.map(({ name }) => name)).toEqual([])
  })
})
