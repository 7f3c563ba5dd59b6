import { isLatchkeyError, LatchkeyError } from '@latchkey/contract/errors/error'
import { bindCurrentSession } from '@latchkey/contract/routes/bound-sessions'
import { refreshCurrentSession } from '@latchkey/contract/routes/sessions'
import { generateKeyPair, generateProof } from 'dpop'
import type { RefreshClient, RefreshOptions, RefreshResponse } from '../client/access.js'
import { sessionChanged } from '../errors/client-error.js'
import type { HttpClient, RequestOptions } from '../http/http-client.js'
import { openKeyStore } from '../platform/key-store.js'
import type { DeviceKeyPair, KeyStore, Platform } from '../platform/platform.js'

/**
 * Sends a request with a proof.
 *
 * @param isStale returns whether the request must not be sent again
 */
export type FetchWithProof = (
  url: string,
  init: RequestInit,
  isStale: (() => boolean) | undefined,
) => Promise<Response>

/**
 * Returns a function that sends requests with a proof of a key, and again if the service requires a nonce.
 *
 * @see RFC 9449, sections 4.2 and 8
 */
export function fetchWithProof({ fetch }: Platform, key: CryptoKeyPair): FetchWithProof {
  let nonce: string | undefined
  const send = async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    headers.set('DPoP', await generateProof(key, url, init.method ?? 'GET', nonce))
    return fetch(url, { ...init, headers })
  }
  return async (url, init, isStale) => {
    const response = await send(url, init)
    const issued = response.headers.get('DPoP-Nonce')
    if (issued === null) return response
    nonce = issued
    // The page may have been frozen, and another tab has replaced the refresh token: sent now, it would look stolen.
    if (isStale?.()) throw sessionChanged('The session has changed during this request.')
    return send(url, init)
  }
}

/** Some versions of Safari open no IndexedDB until the page is loaded again. */
const OPEN_TIMEOUT_MILLIS = 5000

/**
 * Binds sessions to a key of this device, and refreshes them with proofs of it. The browser keeps the key: no script can
 * read it.
 *
 * @see RFC 9449
 */
export class SessionBinding {
  readonly #client: RefreshClient
  #fetch: FetchWithProof | undefined
  #hasWarned = false

  constructor(client: RefreshClient) {
    this.#client = client
  }

  /** Resolves to undefined for a session that stays unbound, because the browser or the service cannot bind it. */
  async requestRefresh(
    http: HttpClient,
    refreshToken: string,
    { keepsSuccessor, ...options }: RefreshOptions & RequestOptions,
  ): Promise<RefreshResponse | undefined> {
    const fetch = (this.#fetch ??= await this.#openFetch())
    // The wait for the keys may have been long.
    if (options.isStale?.()) throw sessionChanged('The session has changed during this request.')
    if (!fetch) return undefined
    const request = {
      ...options,
      tokens: { accessToken: null, refreshToken },
      expect: ['REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED'],
    } as const
    try {
      const route = keepsSuccessor ? bindCurrentSession : refreshCurrentSession
      const send: Platform['fetch'] = (url, init) => fetch(url, init, options.isStale)
      const platform = { ...this.#client.platform, fetch: send }
      return await http.with({ platform }).requestResult(route, {}, request)
    } catch (error) {
      if (isLatchkeyError(error, 'FEATURE_NOT_SUPPORTED')) return this.#warn('the service is older')
      // Such as for a service whose publicUrl is not the baseUrl of the app.
      if (!isLatchkeyError(error, 'UNEXPECTED_RESPONSE') || error.status !== 400) throw error
      this.#warn(`its proof failed: ${error.message}`)
      const response = await http.requestResult(refreshCurrentSession, {}, request)
      // A bound session goes on when the service accepts its proofs again.
      if (response.status === 'error') throw error
      return response
    }
  }

  async #openFetch(): Promise<FetchWithProof | undefined> {
    const { platform, settings, tasks } = this.#client
    const name = `${settings.cookiePrefix}-${settings.projectId}`
    const readKey = async () => openKey(await (platform.openKeyStore ?? openKeyStore)(), name)
    const open = async () => {
      try {
        // A bound session that is refreshed without its key ends, and a store may fail once, such as while it is closing.
        const key = await readKey().catch(readKey)
        if (isCryptoKeyPair(key)) return fetchWithProof(platform, key)
      } catch {
        // Some private windows have no store.
      }
      return this.#warn('it stores no keys for this page, as in some private windows')
    }
    const onTimeout = () => 'timeout' as const
    const fetch = await tasks.run<Awaited<ReturnType<typeof open>> | 'timeout'>(open, {
      timeout: { millis: OPEN_TIMEOUT_MILLIS, onTimeout },
    })
    // A bound session that is refreshed without its key ends.
    if (fetch === 'timeout') throw slowKeyStore(platform)
    return fetch
  }

  #warn(reason: string): undefined {
    if (!this.#hasWarned)
      this.#client.platform.warn(`Sessions are not bound to this device, because ${reason}.`)
    this.#hasWarned = true
  }
}

const slowKeyStore = ({ isOnline }: Platform) =>
  new LatchkeyError('TIMEOUT', {
    status: 0,
    message: 'The browser does not open its store of keys. Reload the page.',
    details: { isOffline: !isOnline() },
  })

/** Reads the key of this device, or creates it. */
const openKey = async (keys: KeyStore, name: string): Promise<DeviceKeyPair> =>
  (await keys.get(name)) ?? keys.add(name, await generateKeyPair('ES256', { extractable: false }))

/** A store that was changed by something else could have other values. */
const isCryptoKeyPair = (pair: DeviceKeyPair): pair is CryptoKeyPair =>
  pair.privateKey instanceof CryptoKey && pair.publicKey instanceof CryptoKey
