// Users who sign up, read, refresh their sessions, change their names and sign out, at a modest rate. Some are banned. Each
// acknowledged change is remembered, and looked up in the end.
import { setTimeout } from 'node:timers/promises'
import { PROJECT } from './service.mjs'

const PASSWORD = 'correct horse battery staple'
const REQUEST_MILLIS = 30_000

/**
 * @typedef {'ok' | 'unavailable' | 'expired' | 'failed'} Outcome `unavailable` is 503 with `Retry-After`, and `expired` an access token that the client
 *   replaces, as documented
 * @typedef {{ kind: string, isWrite: boolean, startedAt: number, endedAt: number, outcome: Outcome, detail: string }} Result
 * @typedef {{ id: string, email: string, address: string, accessToken: string, refreshToken: string, names: (string | null)[], state: 'active' | 'ended' | 'banned' | 'unknown' }} User
 *   `names` are the last acknowledged display name, and those of later attempts without a response
 */

/** The calls of a user, in turn. */
const ROUND = ['read', 'rename', 'refresh', 'read', 'rename', 'read', 'refresh', 'rename']
/** After so many calls, a worker signs a new user up, and another one out or bans that one. */
const CALLS_PER_USER = 25

/**
 * Prepares the load.
 *
 * @param {() => string} nextUrl the URL of a service for the next request
 */
export function createLoad(nextUrl, { workers = 6, pauseMillis = 20 } = {}) {
  /** @type {Result[]} */
  const results = []
  /** @type {User[]} */
  const users = []
  let count = 0
  let isStopping = false
  /** @type {Promise<unknown>[]} */
  let running = []

  /**
   * @param {string} kind
   * @param {string} address of the client
   * @param {[method: string, path: string, options?: { body?: unknown, headers?: Record<string, string> }]} request
   */
  const send = async (kind, address, [method, path, { body, headers } = {}]) => {
    const startedAt = Date.now()
    const response = await fetch(`${nextUrl()}/api/v1${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': address,
        'X-Stack-Project-Id': PROJECT.id,
        'X-Stack-Access-Type': 'client',
        'X-Stack-Publishable-Client-Key': PROJECT.key,
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(REQUEST_MILLIS),
    }).catch((/** @type {Error} */ error) => error)
    const text = response instanceof Error ? '' : await response.text().catch(() => '')
    const times = { startedAt, endedAt: Date.now() }
    const outcome = outcomeOf(response)
    results.push({ kind, isWrite: kind !== 'read', ...times, ...outcome })
    return {
      isOk: outcome.outcome === 'ok',
      isExpired: outcome.outcome === 'expired',
      body: jsonOf(text),
    }
  }

  const signUp = async () => {
    count += 1
    const email = `user-${count}-${Date.now()}@example.com`
    const address = `198.51.${Math.floor(count / 250) % 250}.${count % 250}`
    const callback = `${PROJECT.origin}/handler/email-verification`
    const { isOk, body } = await send('sign-up', address, [
      'POST',
      '/auth/password/sign-up',
      { body: { email, password: PASSWORD, verification_callback_url: callback } },
    ])
    if (!isOk) return
    /** @type {User} */
    const user = {
      id: body.user_id,
      email,
      address,
      accessToken: body.access_token,
      refreshToken: body.refresh_token,
      names: [null],
      state: 'active',
    }
    users.push(user)
    return user
  }

  /** @param {User} user */
  const refresh = async (user) => {
    const { isOk, body } = await send('refresh', user.address, [
      'POST',
      '/auth/oauth/token',
      {
        body: {
          grant_type: 'refresh_token',
          refresh_token: user.refreshToken,
          client_id: PROJECT.id,
          client_secret: PROJECT.key,
          refresh_token_rotation: 'accepted',
        },
      },
    ])
    if (!isOk) return false
    user.accessToken = body.access_token
    user.refreshToken = body.refresh_token ?? user.refreshToken
    return true
  }

  const authorization = (/** @type {User} */ user) => ({
    'X-Stack-Access-Token': user.accessToken,
    'X-Stack-Refresh-Token': user.refreshToken,
  })

  /**
   * Sends a call of a user. As clients do, it refreshes the session if the access token has expired, and repeats the call.
   *
   * @param {User} user @param {string} kind @param {string} call @param {unknown} [body]
   */
  const callAs = async (user, kind, call, body) => {
    const [method = '', path = ''] = call.split(' ')
    const sendNow = () =>
      send(kind, user.address, [method, path, { headers: authorization(user), body }])
    const response = await sendNow()
    if (!response.isExpired || !(await refresh(user))) return response
    return sendNow()
  }

  /** @param {User} user */
  const read = (user) => callAs(user, 'read', 'GET /users/me')

  /** @param {User} user */
  const rename = async (user) => {
    const name = `Name ${results.length}`
    user.names.push(name)
    const { isOk } = await callAs(user, 'rename', 'PATCH /users/me', { display_name: name })
    if (isOk) user.names = [name]
  }

  /** @param {User} user */
  const signOut = async (user) => {
    user.state = 'unknown'
    const { isOk } = await callAs(user, 'sign-out', 'DELETE /auth/sessions/current', {})
    if (isOk) user.state = 'ended'
  }

  /** @param {User} user */
  const ban = async (user) => {
    user.state = 'unknown'
    const headers = {
      'X-Stack-Access-Type': 'server',
      'X-Stack-Secret-Server-Key': PROJECT.serverKey,
    }
    const path = `/latchkey/users/${user.id}/ban`
    const { isOk } = await send('ban', user.address, ['POST', path, { headers, body: {} }])
    if (isOk) user.state = 'banned'
  }

  /** @param {User[]} own */
  const work = async (own) => {
    for (let calls = 1; !isStopping; calls += 1) {
      const [user, ...others] = own
      if (user === undefined) throw new Error('A worker has no user.')
      own = [...others, user]
      const action = ROUND[calls % ROUND.length]
      if (action === 'read') await read(user)
      else if (action === 'rename') await rename(user)
      else await refresh(user)
      const added = calls % CALLS_PER_USER === 0 ? await signUp() : undefined
      if (added !== undefined) {
        own = [...others, added]
        if (calls % (2 * CALLS_PER_USER) === 0) await ban(user)
        else await signOut(user)
      }
      await setTimeout(pauseMillis)
    }
  }

  /** @param {User} user */
  const signIn = (user) =>
    send('sign-in', user.address, [
      'POST',
      '/auth/password/sign-in',
      { body: { email: user.email, password: PASSWORD } },
    ])

  return {
    results,
    users,
    signUp,
    signIn,
    read,
    refresh,
    /** Signs the first users up, and starts their calls. */
    start: async (usersPerWorker = 3) => {
      while (users.length < workers * usersPerWorker) await signUp()
      const shares = Array.from({ length: workers }, (_, index) =>
        users.slice(index * usersPerWorker, (index + 1) * usersPerWorker),
      )
      running = shares.map(work)
    },
    stop: async () => {
      isStopping = true
      await Promise.all(running)
    },
    /**
     * Looks up what was acknowledged: the accounts, their names, their sessions, that ended sessions stay ended, and that
     * banned users can neither use a session nor sign in.
     *
     * @returns {Promise<Verification>}
     */
    verify: async () => {
      const counts = {
        lostChanges: 0,
        lostSessions: 0,
        acceptedEndedSessions: 0,
        acceptedBannedUsers: 0,
      }
      const before = results.length
      for (const user of users) {
        const isAccepted = await refresh(user)
        if (user.state === 'ended' && isAccepted) counts.acceptedEndedSessions += 1
        if (user.state === 'banned' && (isAccepted || (await signIn(user)).isOk))
          counts.acceptedBannedUsers += 1
        if (user.state !== 'active') continue
        if (!isAccepted) counts.lostSessions += 1
        if (!isAccepted) continue
        const { body } = await read(user)
        const hasAll = body.primary_email === user.email && user.names.includes(body.display_name)
        if (!hasAll) counts.lostChanges += 1
      }
      results.length = before
      return counts
    },
  }
}

/** @typedef {{ lostChanges: number, lostSessions: number, acceptedEndedSessions: number, acceptedBannedUsers: number }} Verification */
/** @typedef {ReturnType<typeof createLoad>} Load */

/** @param {Response | Error} response @returns {{ outcome: Outcome, detail: string }} */
function outcomeOf(response) {
  if (response instanceof Error) {
    const cause = response.cause instanceof Error ? response.cause : response
    return { outcome: 'failed', detail: 'code' in cause ? String(cause.code) : cause.message }
  }
  if (response.ok) return { outcome: 'ok', detail: '' }
  const code = response.headers.get('x-stack-known-error') ?? ''
  const detail = `${response.status} ${code}`.trim()
  if (code === 'ACCESS_TOKEN_EXPIRED') return { outcome: 'expired', detail }
  const isDocumented = response.status === 503 && response.headers.has('retry-after')
  return { outcome: isDocumented ? 'unavailable' : 'failed', detail }
}

/** @param {string} text @returns {Record<string, any>} */
function jsonOf(text) {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/**
 * The longest time without an acknowledged change from a moment on, in seconds.
 *
 * @param {readonly Result[]} results
 * @param {number} since
 */
export function downtimeSeconds(results, since) {
  const times = results
    .filter(({ isWrite, outcome, endedAt }) => isWrite && outcome === 'ok' && endedAt >= since)
    .map(({ endedAt }) => endedAt)
  const gaps = [since, ...times].map((time, index, all) => (all[index + 1] ?? time) - time)
  return Math.max(...gaps) / 1000
}
