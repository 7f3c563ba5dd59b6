import * as z from 'zod'
import type { Context } from '../../context.js'
import type { Project } from '../../db/schema.js'
import type { StoredOpenIdProvider } from '../../db/values.js'
import { domainOfEmail } from '../../lib/email-domain.js'
import { openIdProvider } from '../oauth/openid/openid-provider.js'
import type { Profile, ProfileSource, Provider } from '../oauth/providers/provider.js'
import type { OidcConnection } from '../team-connections/connections.js'

/** Claims of the account, of which the user info response has priority. */
const members = z.record(z.string(), z.unknown())
const flag = z.union([z.boolean(), z.stringbool()])

/** The issuer of all accounts of Google, those of other companies and of consumers included. */
const GOOGLE = 'https://accounts.google.com'

/**
 * Resolves to the provider of a connection, whatever its state.
 *
 * @throws ProviderError if its discovery document cannot be read
 */
export async function oidcProvider(
  ctx: Context,
  project: Pick<Project, 'id'>,
  connection: OidcConnection,
): Promise<Provider> {
  const provider = await openIdProvider(ctx, project, toOpenIdProvider(connection))
  const { profileOf } = provider.definition
  return {
    ...provider,
    definition: {
      ...provider.definition,
      profileOf: (source) => ({
        ...profileOf(source),
        ...teamFields(connection, source, profileOf(source).email),
      }),
    },
  }
}

const toOpenIdProvider = ({ id, displayName, config }: OidcConnection): StoredOpenIdProvider => ({
  id,
  displayName,
  issuer: config.issuer,
  iconUrl: '',
  clientId: config.clientId,
  clientSecretSealed: config.clientSecretSealed,
  privateKeySealed: config.privateKeySealed,
  privateKeyId: config.privateKeyId,
  scopes: config.scopes,
  claims: { email: config.claims.email, name: config.claims.name, picture: 'picture' },
  trustEmailVerified: 'always',
  isEnabled: true,
  lastTest: null,
})

/**
 * Reads the groups, and whether the address may be trusted. The team has proven the domain of the address and chosen the
 * provider, so it may, unless the provider denies it or has accounts that the team does not manage.
 */
function teamFields(
  { config }: OidcConnection,
  { claims, userInfo }: ProfileSource,
  email: string | null,
): Pick<Profile, 'groups' | 'isEmailVerified'> {
  const token = members.parse(claims)
  const all = userInfo === undefined ? token : { ...token, ...members.parse(userInfo) }
  const isDenied =
    config.claims.email === 'email' && flag.safeParse(all['email_verified']).data === false
  // A consumer account of Google can have an address of the domain whose owner has left the company.
  const isForeign =
    config.issuer === GOOGLE && (email === null || token['hd'] !== domainOfEmail(email))
  return { groups: groupsIn(all, config.claims.groups), isEmailVerified: !isDenied && !isForeign }
}

const groupList = z.union([
  z.array(z.unknown()),
  z.string().transform((group): unknown[] => [group]),
])

/** Reads the groups of a claim: a list, or one name. Entries that are no text are skipped. */
function groupsIn(claims: Record<string, unknown>, name: string): string[] {
  const value = Object.hasOwn(claims, name) ? groupList.safeParse(claims[name]).data : undefined
  return (value ?? []).filter((group) => typeof group === 'string')
}
