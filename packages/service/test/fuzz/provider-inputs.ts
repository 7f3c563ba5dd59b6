import { OAUTH_PROVIDER_IDS, type OAuthProviderId } from '@latchkey/contract'
import * as fc from 'fast-check'
import { documentedProviders, EMAIL } from '../oauth/documented-providers.js'
import { mutated } from './json-values.js'

/** A JSON response of a provider. */
interface FuzzedResponse {
  status: number
  body: unknown
}

/** A sign-in with invalid and hostile values from the provider and from the proxy. */
export interface FuzzedSignIn {
  provider: OAuthProviderId
  token: FuzzedResponse | undefined
  tokenMembers: Record<string, unknown>
  claims: Record<string, unknown>
  user: FuzzedResponse
  emails: FuzzedResponse
  /** Parameters of the callback besides `state`, in place of a code. */
  callback: Record<string, string> | undefined
  /** Headers of the token exchange. */
  headers: Record<string, string>
}

const statuses = fc.oneof(
  { weight: 20, arbitrary: fc.constant(200) },
  { weight: 1, arbitrary: fc.constantFrom(201, 400, 401, 403, 404, 500) },
)
const responseOf = (documented: unknown): fc.Arbitrary<FuzzedResponse> =>
  fc.record({ status: statuses, body: mutated(mutated(fc.constant(documented ?? null))) })

/** Sometimes a value of the arbitrary, otherwise the usual value. */
const seldom = <Value, Usual>(arbitrary: fc.Arbitrary<Value>, usual: Usual) =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary })

const hostileTexts = fc.oneof(
  fc.constantFrom(
    ...['', ' ', '\0', 'a\0b', '\ud800', '\u202e', 'a'.repeat(8000), '9'.repeat(400), '-1', 'null'],
    ...[
      'a b@example.com',
      `${'a'.repeat(300)}@example.com`,
      'ada@bücher.example',
      'ADA@example.com',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
)
const hostileValues = fc.oneof(
  { weight: 3, arbitrary: hostileTexts },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(null, true, [], {}, -1, 0, 0.5, 1e300, 2 ** 60),
  },
)

/** Members of responses, with a hostile value in place of the documented one. */
const membersOf = (names: readonly string[]): fc.Arbitrary<Record<string, unknown>> =>
  fc.dictionary(fc.constantFrom(...names), hostileValues, { maxKeys: 2 })

const tokenMembers = membersOf([
  ...['access_token', 'refresh_token', 'token_type', 'expires_in', 'scope', 'id_token'],
])
const userMembers = membersOf([
  ...['id', 'sub', 'account_id', 'login', 'username', 'name', 'display_name', 'displayName'],
  ...['email', 'mail', 'userPrincipalName', 'email_verified', 'verified', 'confirmed_at'],
  ...['picture', 'avatar', 'avatar_url', 'images', 'links', 'data'],
])
const callbackParameters = fc.dictionary(
  fc.constantFrom('error', 'error_description', 'code', 'iss', 'user'),
  fc.oneof(
    hostileTexts,
    fc.constantFrom('access_denied', 'user_cancelled_authorize', 'server_error', 'x'.repeat(41)),
    fc.constant('{"name":{"firstName":"A\\u0000da","lastName":"\\ud800"}}'),
  ),
  { maxKeys: 3 },
)

/** Text that may stand in a header. */
const headerTexts = fc.oneof(
  fc.constantFrom(
    ...[
      '8.8.8.8',
      '8.8.8.8:50123',
      '[2001:4860::1]:50123',
      '::ffff:1.2.3.4',
      '999.1.1.1',
      'unknown',
    ],
    ...[
      '',
      ',',
      ', ,8.8.8.8',
      '1.2.3.4, 5.6.7.8',
      'New%20York',
      'S%C3%A3o%20Paulo',
      'a%00b',
      '%',
      '%ff',
    ],
    ...['1e400', '-0', '90.0001', '0x10', 'NaN', 'T1', 'a'.repeat(4000), 'São Paulo'],
  ),
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => encodeURIComponent(text)),
  fc.string({ unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)) }),
)
const headers = fc
  .dictionary(
    fc.constantFrom(
      ...['X-Forwarded-For', 'CF-IPCountry', 'X-Vercel-IP-Country', 'X-Vercel-IP-Country-Region'],
      ...['X-Vercel-IP-City', 'X-Vercel-IP-Latitude', 'X-Vercel-IP-Longitude'],
      'X-Vercel-IP-Timezone',
    ),
    headerTexts,
  )
  .map((proxyHeaders): Record<string, string> => ({ 'User-Agent': 'Mozilla/5.0', ...proxyHeaders }))

const emailOf = (id: number): string => `ada-${id}@example.com`

/** Documented values with an email address of their own, so that each input can create a user. */
const withOwnEmail = <Value>(value: Value, id: number): Value =>
  value === undefined
    ? value
    : (JSON.parse(JSON.stringify(value).replaceAll(EMAIL, emailOf(id))) as Value)

/** The documented user with an account ID and an email address of its own. */
const userOf = (provider: OAuthProviderId, id: number): Record<string, unknown> | undefined => {
  const user = withOwnEmail(documentedProviders[provider].user, id)
  if (user === undefined) return undefined
  const ids = {
    id: typeof user['id'] === 'number' ? id : `${id}`,
    sub: `${id}`,
    account_id: `${id}`,
  }
  const own = Object.entries(ids).filter(([name]) => name in user)
  const data = user['data'] === undefined ? {} : { data: { ...user['data'], id: `${id}` } }
  return { ...user, ...Object.fromEntries(own), ...data }
}

const signInAt = (provider: OAuthProviderId, id: number): fc.Arbitrary<FuzzedSignIn> => {
  const { token } = documentedProviders[provider]
  const emails = withOwnEmail(documentedProviders[provider].emails, id)
  const user = userOf(provider, id)
  const hostileUser = fc
    .record({ members: userMembers, status: statuses })
    .map(({ members, status }) => ({ status, body: { ...user, ...members } }))
  return fc.record({
    provider: fc.constant(provider),
    token: seldom(responseOf({ access_token: 'the token', ...token }), undefined),
    tokenMembers: seldom(tokenMembers, {}),
    claims: seldom(userMembers, {}).map((members) => ({
      sub: `${id}`,
      email: emailOf(id),
      ...members,
    })),
    user: fc.oneof(hostileUser, responseOf(user)),
    emails: seldom(responseOf(emails), { status: 200, body: emails ?? null }),
    callback: seldom(callbackParameters, undefined),
    headers,
  })
}

export const fuzzedSignIn: fc.Arbitrary<FuzzedSignIn> = fc
  .tuple(fc.constantFrom(...OAUTH_PROVIDER_IDS), fc.nat())
  .chain(([provider, id]) => signInAt(provider, id))
