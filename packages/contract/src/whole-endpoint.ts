import type { AccessType, Endpoint } from './endpoint.js'
import type { ErrorCode } from './errors/catalogue.js'
import type { Rules, SettingRule, UserKind } from './rules.js'

/** The rules of a call with all defaults filled in. */
export type CompleteRules = Rules &
  Required<Pick<Rules, 'caller' | 'withoutUser' | 'users' | 'limits' | 'role'>>

/** An endpoint with all defaults filled in. `errors` has the codes of its rules too. */
export type WholeEndpoint = CompleteRules & Required<Omit<Endpoint, keyof Rules>>

export const everyAccess: readonly AccessType[] = ['client', 'server', 'admin']
/** Kinds of users that may make a read. A user without the second factor has to set it up first. */
const readingKinds: readonly UserKind[] = ['anonymous', 'restricted', 'impersonated']

/** The codes of the settings that reject with one of their own. */
const settingCodes: Partial<Record<SettingRule, ErrorCode>> = {
  credentialEnabled: 'PASSWORD_AUTHENTICATION_NOT_ENABLED',
  passkeyEnabled: 'PASSKEY_AUTHENTICATION_NOT_ENABLED',
}

/** Returns the endpoint with all defaults filled in, for code that works on every endpoint. */
export function wholeEndpoint(endpoint: Endpoint): WholeEndpoint {
  const { access = everyAccess, about, method, errors = [] } = endpoint
  const needsUser = access.includes('client') || about === 'me'
  const whole: WholeEndpoint = {
    success: 200,
    emptyBody: 'none',
    encoding: 'json',
    isLater: false,
    caller: needsUser ? 'user' : 'anyone',
    withoutUser: 'CANNOT_GET_OWN_USER_WITHOUT_USER',
    users: method === 'GET' ? readingKinds : [],
    limits: [],
    // A call without access types needs no credentials.
    role: access.length === 0 ? 'read_only' : 'developer',
    ...endpoint,
    access,
    errors,
  }
  return { ...whole, errors: [...new Set([...errors, ...codesOfRules(whole)])] }
}

/** The codes with which the rules of a call reject a request. */
function codesOfRules(endpoint: WholeEndpoint): ErrorCode[] {
  const { access, about, caller, permission, setting } = endpoint
  const isSignedIn = caller === 'user' || caller === 'session'
  const namesUser = typeof about === 'object' && about.unknown !== 'accepted'
  const codes: readonly (ErrorCode | false | undefined)[] = [
    isSignedIn && (access.includes('client') || about === 'me') && endpoint.withoutUser,
    caller === 'session' && 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED',
    caller === 'setup-link' && 'SSO_SETUP_LINK_NOT_FOUND',
    endpoint.project && 'EXPECTED_INTERNAL_PROJECT',
    setting && settingCodes[setting],
    namesUser && access.includes('server') && (about.unknown ?? 'USER_NOT_FOUND'),
    permission && (permission.rejection ?? 'TEAM_MEMBERSHIP_NOT_FOUND'),
    permission && permission.ids.length > 0 && (permission.rejection ?? 'TEAM_PERMISSION_REQUIRED'),
    endpoint.apiKey && 'API_KEY_NOT_FOUND',
    access.some((type) => type !== 'client') && 'PROJECT_ROLE_REQUIRED',
    endpoint.recentSignIn && 'RECENT_SIGN_IN_REQUIRED',
    endpoint.proofOfWork && 'PROOF_OF_WORK_REQUIRED',
  ]
  return codes.filter((code) => code !== undefined && code !== false)
}
