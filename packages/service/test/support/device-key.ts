import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { readResponse, requestOf, type CallResponse, type TestProject } from './project.js'
import type { TestService } from './service.js'

export const BIND = '/latchkey/sessions/current/bind'
export const TOKEN = '/auth/oauth/token'

/** Changes of a proof. `undefined` removes a claim. */
export interface ProofChanges {
  header?: Record<string, unknown>
  claims?: Record<string, unknown>
  /** Signs in place of the key of the device. */
  signer?: CryptoKey
}

/** Binds a session at the path of that call, or refreshes it at the token endpoint. */
type Path = typeof BIND | typeof TOKEN

/** The key of a device, which signs DPoP proofs for the calls of a project. */
export interface DeviceKey {
  /** Sends a refresh token with a proof as the text of the header; `null` sends none. */
  send(path: Path, refreshToken: string, proof: string | null): Promise<CallResponse>
  /** Signs a proof for a call, which has no nonce unless `changes` has one. */
  sign(path: Path, changes?: ProofChanges): Promise<string>
  /** Resolves to a nonce that the service issues for a refresh token. */
  nonce(path: Path, refreshToken: string): Promise<string>
  /** Sends a refresh token with a proof that is right. */
  call(path: Path, refreshToken: string): Promise<CallResponse>
  /** Binds the session of a refresh token. Resolves to its new refresh token. */
  bind(refreshToken: string): Promise<string>
}

/** Creates the key of a device. */
export async function createDeviceKey(
  service: TestService,
  project: TestProject,
): Promise<DeviceKey> {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const jwk = await exportJWK(publicKey)
  const sign: DeviceKey['sign'] = (path, { header, claims, signer = privateKey } = {}) =>
    new SignJWT({
      jti: crypto.randomUUID(),
      htm: 'POST',
      htu: `http://localhost:4710/api/v1${path}`,
      iat: Math.floor(service.clock.now / 1000),
      ...claims,
    })
      .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk, ...header })
      .sign(signer)
  const send: DeviceKey['send'] = async (path, refreshToken, proof) => {
    const headers = proof === null ? {} : { DPoP: proof }
    return path === BIND
      ? project.call('POST', BIND, {
          headers: { 'X-Stack-Refresh-Token': refreshToken, ...headers },
        })
      : refreshAtTokenEndpoint(service, project, { refreshToken, headers })
  }
  const nonce: DeviceKey['nonce'] = async (path, refreshToken) => {
    const challenged = await send(path, refreshToken, await sign(path))
    return challenged.headers.get('DPoP-Nonce') ?? ''
  }
  const call: DeviceKey['call'] = async (path, refreshToken) => {
    const claims = { nonce: await nonce(path, refreshToken) }
    return send(path, refreshToken, await sign(path, { claims }))
  }
  return {
    send,
    sign,
    nonce,
    call,
    bind: async (refreshToken) => String((await call(BIND, refreshToken)).body['refresh_token']),
  }
}

/** Refreshes at the token endpoint, with the headers of the request. */
export async function refreshAtTokenEndpoint(
  service: TestService,
  project: TestProject,
  { refreshToken, headers }: { refreshToken: string; headers: Record<string, string> },
): Promise<CallResponse> {
  const body = {
    grant_type: 'refresh_token',
    client_id: project.id,
    client_secret: project.keys.publishableClientKey,
    refresh_token: refreshToken,
  }
  return readResponse(await service.fetch(requestOf('POST', TOKEN, { body, headers })))
}
