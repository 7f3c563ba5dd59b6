import type { OAuthClient, OAuthResource, OAuthServer } from '@latchkey/core/admin'
import { kindOf } from './client-kinds.js'

/** Returns the parameters of a request, as lines of an object. */
interface Request {
  readonly scope: readonly string[]
  /** Both endpoints get it: without it, the token endpoint issues a token that is for no API (RFC 8707, section 2.2). */
  readonly resource: readonly string[]
}

/** Returns the scopes of OpenID Connect and those of one API with its URL, because a token is for one API. */
function requestOf({ scopes }: OAuthClient, { resources }: OAuthServer): Request {
  const countOf = (candidate: OAuthResource) =>
    candidate.scopes.filter(({ id }) => scopes.includes(id)).length
  // APIs can share scopes: the one that has the greatest number of them is meant.
  const [resource] = resources
    .filter((candidate) => countOf(candidate) > 0)
    .toSorted((a, b) => countOf(b) - countOf(a))
  const ofOthers = new Set(
    resources
      .filter((other) => other !== resource)
      .flatMap((other) => other.scopes.map(({ id }) => id))
      .filter((id) => !resource?.scopes.some((own) => own.id === id)),
  )
  const scope = scopes.filter((id) => !ofOthers.has(id)).join(' ')
  return {
    scope: scope === '' ? [] : [`scope: ${quote(scope)},`],
    resource: resource === undefined ? [] : [`resource: ${quote(resource.identifier)},`],
  }
}

const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`).join('\n')

function discovery({ id, tokenEndpointAuthMethod }: OAuthClient, issuer: string): string {
  const isPublic = tokenEndpointAuthMethod === 'none'
  const options = [
    `new URL(${quote(issuer)}),`,
    `${quote(id)},`,
    'undefined,',
    isPublic ? 'client.None(),' : 'client.ClientSecretBasic(process.env.CLIENT_SECRET),',
    // Only a service on this machine has it.
    ...(issuer.startsWith('http:') ? ['{ execute: [client.allowInsecureRequests] },'] : []),
  ]
  return `import * as client from 'openid-client'

const config = await client.discovery(
${indent(options)}
)`
}

/** The argument with the parameters of a token request. */
const tokenParameters = ({ resource }: Request) =>
  resource.length === 0 ? '' : `, {\n${indent(resource)}\n}`

const codeFlow = ({ redirectUrls }: OAuthClient, request: Request) =>
  `// Keep both until the user returns.
const verifier = client.randomPKCECodeVerifier()
const state = client.randomState()

// Open this URL in the browser of the user.
const url = client.buildAuthorizationUrl(config, {
${indent([
  `redirect_uri: ${quote(redirectUrls[0] ?? '')},`,
  ...request.scope,
  ...request.resource,
  'code_challenge: await client.calculatePKCECodeChallenge(verifier),',
  "code_challenge_method: 'S256',",
  'state,',
])}
})

// The user returns to the redirect URL with a code. Pass the whole URL.
const tokens = await client.authorizationCodeGrant(config, returnedUrl, {
  pkceCodeVerifier: verifier,
  expectedState: state,
}${tokenParameters(request)})`

const deviceFlow = (request: Request) =>
  `const device = await client.initiateDeviceAuthorization(config, {
${indent([...request.scope, ...request.resource])}
})
console.log(\`Open \${device.verification_uri} and enter \${device.user_code}\`)

// Resolves after the user has allowed it.
const tokens = await client.pollDeviceAuthorizationGrant(config, device${tokenParameters(request)})`

const serviceFlow = (request: Request) =>
  `const tokens = await client.clientCredentialsGrant(config, {
${indent([...request.scope, ...request.resource])}
})`

function flow(client: OAuthClient, request: Request): string {
  const kind = kindOf(client)
  if (kind === 'device') return deviceFlow(request)
  return kind === 'service' ? serviceFlow(request) : codeFlow(client, request)
}

/** Returns the code with which a client gets tokens, for the library openid-client. */
export const connectionCode = (client: OAuthClient, server: OAuthServer): string =>
  `${discovery(client, server.issuer)}

${flow(client, requestOf(client, server))}`
