import { API_PREFIX } from '@latchkey/contract/paths'
import { readKeySet } from '@latchkey/contract/routes/projects'
import { refreshSession } from '../flows/refresh.js'
import { toBaseUrl } from '../http/base-url.js'
import { sparingly } from '../http/circuit.js'
import { isTransportError } from '../http/is-transport-error.js'
import { authenticate } from '../server/authenticate.js'
import { createKeySet } from '../server/jwks.js'
import { renewals } from '../server/renewals.js'
import { tokenVerifier } from '../server/verify-access-token.js'
import { type RequestLike, requestStore } from '../session/stores/request.js'
import { type Access, clientAccess } from './access.js'
import type { AppContext } from './context.js'

/** Says whose the session of a request is. */
export type Authenticator = (request: RequestLike) => ReturnType<typeof authenticate>

/** Somebody waits for the answer, so it is not asked for five times. */
const KEY_SET = { tokens: 'none', timeLimitMillis: 5_000, attempts: 2 } as const

/** Public keys are for everybody: nothing is sent for them, and no key need be there. */
const nobody: Access = {
  ...clientAccess,
  http: (http) => ({ ...http, projectHeaders: () => ({}) }),
  methods: (ctx) => ({ ctx }),
}

/** Trouble that the next one to ask would meet as well: it is not about one session. */
const isEverybodys = (error: unknown) =>
  isTransportError(error, 'NetworkError', 'TimeoutError', 'RateLimitedError') ||
  (isTransportError(error, 'UnexpectedResponseError') && error.status >= 500)

/**
 * Refreshes one of many sessions. A service in trouble is spared; what is refused of this session is no
 * reason to keep the others waiting (security rules, SR03).
 */
async function renewAmongOthers(app: AppContext, refreshToken: string) {
  const outcome = await sparingly(app.platform, app.refreshes, async (attempts) => {
    try {
      return { tokens: await refreshSession(app, refreshToken, attempts) }
    } catch (error) {
      if (isEverybodys(error)) throw error
      return { error }
    }
  })
  if ('error' in outcome) throw outcome.error
  return outcome.tokens
}

/** Brings together what an app's requests are checked with: its keys, and what it remembers of tokens. */
export function authenticator(app: AppContext): Authenticator {
  const { platform, settings, options, appWith } = app
  const { projectId, cookiePrefix } = settings
  const { ctx } = appWith<{ ctx: AppContext }>({ tokenStore: null }, nobody)
  const keys = createKeySet(platform.clock, () =>
    ctx.call(readKeySet, { params: { project_id: projectId } }, KEY_SET),
  )
  const { baseUrl } = options
  const bases = typeof baseUrl === 'object' ? Object.values(baseUrl) : [settings.baseUrl]
  const issuers = bases.map((base) => `${toBaseUrl(base)}${API_PREFIX}/projects/${projectId}`)
  const parts = {
    verify: tokenVerifier({ platform, keys, projectId, issuers }),
    renew: renewals(platform.clock, (refreshToken) => renewAmongOthers(app, refreshToken)),
  }
  return (request) => authenticate(parts, requestStore(request, cookiePrefix, projectId))
}
