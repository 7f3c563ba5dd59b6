import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { afterAll } from 'vitest'
import { startHttpServer, type HttpServer } from '../support/http-server.js'

/** The differences of a provider's answers from correct ones. */
export interface Script {
  /** Members of the discovery document. */
  document?: Record<string, unknown>
  /** Claims of the ID token. */
  claims?: Record<string, unknown>
  /** Signs the ID token in another way. */
  sign?: (claims: JWTPayload) => Promise<string>
  userInfo?: Record<string, unknown>
}

export interface ScriptedIssuer extends HttpServer {
  /** Replaces the script. */
  play(script: Script): void
  /** The paths of the requests, in their order. */
  readonly requests: readonly string[]
  /** Signs claims with the key of the provider. */
  sign(claims: JWTPayload, header?: { alg?: string; typ?: string }): Promise<string>
}

const seconds = (change = 0) => Math.floor(Date.now() / 1000) + change

/** Starts an OpenID provider that follows a script, and signs with a key of its own. */
export async function startScriptedIssuer(clientId: string): Promise<ScriptedIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const jwk = { ...(await exportJWK(publicKey)), kid: '1', alg: 'ES256', use: 'sig' }
  const requests: string[] = []
  let script: Script = {}
  let nonce = ''
  const sign: ScriptedIssuer['sign'] = (claims, header = {}) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: '1', ...header }).sign(privateKey)
  const idTokenOf = (origin: string) => {
    const usual = {
      iss: origin,
      sub: 'ada',
      aud: clientId,
      nonce,
      iat: seconds(),
      exp: seconds(60),
    }
    const claims = { ...usual, ...script.claims }
    return script.sign === undefined ? sign(claims) : script.sign(claims)
  }
  const answerOf = async (origin: string, path: string): Promise<unknown> => {
    if (path === '/jwks') return { keys: [jwk] }
    if (path === '/me') return { sub: 'ada', ...script.userInfo }
    if (path === '/token')
      return { access_token: 'a token', token_type: 'Bearer', id_token: await idTokenOf(origin) }
    return {
      issuer: origin,
      authorization_endpoint: `${origin}/authorize`,
      token_endpoint: `${origin}/token`,
      userinfo_endpoint: `${origin}/me`,
      jwks_uri: `${origin}/jwks`,
      id_token_signing_alg_values_supported: ['none', 'HS256', 'ES256'],
      ...script.document,
    }
  }
  const server = await startHttpServer((origin) => (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', origin)
    requests.push(pathname)
    // The page of the provider: it remembers the nonce of the request.
    if (pathname === '/authorize') nonce = searchParams.get('nonce') ?? ''
    void answerOf(origin, pathname).then((body) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  return {
    ...server,
    requests,
    sign,
    play: (next) => {
      script = next
    },
  }
}

/** Starts an OpenID provider at the top level of a test file, and stops it after the last test. */
export async function setupScriptedIssuer(clientId: string): Promise<ScriptedIssuer> {
  const issuer = await startScriptedIssuer(clientId)
  afterAll(() => issuer.close())
  return issuer
}
