import { API_PREFIX } from '@latchkey/contract'
import { returnFromOpenIdProvider } from '@latchkey/contract/routes/sign-in/oauth'
import * as z from 'zod'
import type { Context, Issuer } from '../../../context.js'
import type { Project } from '../../../db/schema.js'
import type { StoredOpenIdProvider } from '../../../db/values.js'
import { providerPicture } from '../../users/profile-image.js'
import { ProviderError } from '../providers/provider-error.js'
import type { Profile, ProfileSource, Provider } from '../providers/provider.js'
import { createOpenIdFetch, findIssuer } from './discovery.js'

/**
 * Resolves to an OpenID provider that a project has added, whether it is enabled or not.
 *
 * @throws ProviderError if its discovery document cannot be read
 */
export async function openIdProvider(
  ctx: Context,
  project: Pick<Project, 'id'>,
  stored: StoredOpenIdProvider,
): Promise<Provider> {
  const issuer = await findIssuer(ctx, stored.issuer)
  const { privateKeySealed, clientSecretSealed } = stored
  return {
    id: stored.id,
    definition: {
      issuer: issuer.issuer,
      authorizationEndpoint: issuer.authorizationEndpoint,
      tokenEndpoint: issuer.tokenEndpoint,
      userinfoEndpoint: issuer.userinfoEndpoint,
      jwksUri: issuer.jwksUri,
      idTokenAlgorithms: issuer.algorithms,
      namesIssuer: issuer.namesIssuer,
      scopes: [...new Set(['openid', ...stored.scopes])],
      usesIdToken: true,
      usesPkce: true,
      clientAuth: privateKeySealed === undefined ? secretAuth(issuer) : 'private-key',
      trustsEmail: stored.trustEmailVerified !== 'never',
      answersByForm: false,
      profileOf: (source) => profileOf(stored, source),
    },
    isShared: false,
    clientId: stored.clientId,
    clientSecret: ctx.sealer.open(privateKeySealed ?? clientSecretSealed ?? ''),
    privateKeyId: stored.privateKeyId,
    callbackUrl: openIdUrlOf(ctx, returnFromOpenIdProvider.path, [project.id, stored.id]),
    ownIssuer: stored.issuer,
    authorizationParameters: {},
    jwksCache: issuer.jwksCache,
    fetch: createOpenIdFetch(ctx),
  }
}

/** Returns the URL of a call with the IDs of a project and one of its providers in the path. */
export const openIdUrlOf = (
  { config }: Pick<Context, 'config'>,
  path: string,
  [projectId, providerId]: readonly [string, string],
): string =>
  config.publicUrl +
  API_PREFIX +
  path.replace('{project_id}', projectId).replace('{provider_id}', providerId)

const secretAuth = ({ clientAuthMethods }: Issuer): 'basic' | 'post' =>
  clientAuthMethods.includes('client_secret_post') &&
  !clientAuthMethods.includes('client_secret_basic')
    ? 'post'
    : 'basic'

const members = z.record(z.string(), z.unknown())
const flag = z.union([z.boolean(), z.stringbool()])

/** Reads the profile from the response of the user info endpoint and, where it lacks a claim, from the ID token. */
function profileOf(
  { claims: mapping, trustEmailVerified }: StoredOpenIdProvider,
  { claims, userInfo }: ProfileSource,
): Profile {
  const token = members.parse(claims)
  const info = userInfo === undefined ? token : members.parse(userInfo)
  // Required of every response (OpenID Connect Core 1.0, section 5.3.2).
  if (info['sub'] !== token['sub']) throw new ProviderError('rejected', 'other_subject')
  const textOf = (name: string): string | null => textIn(info, name) ?? textIn(token, name)
  // Both claims come from one source: the other one may be about another address.
  const source = textIn(info, mapping.email) === null ? token : info
  const isVerified = mapping.email === 'email' && flag.safeParse(source['email_verified']).data
  return {
    accountId: z.string().min(1).parse(token['sub']),
    displayName: textOf(mapping.name),
    profileImageUrl: providerPicture(textOf(mapping.picture)),
    email: textOf(mapping.email),
    isEmailVerified: trustEmailVerified === 'always' || isVerified === true,
  }
}

function textIn(claims: Record<string, unknown>, name: string): string | null {
  const value = Object.hasOwn(claims, name) ? claims[name] : undefined
  return typeof value === 'string' && value !== '' ? value : null
}
