import { randomUUID } from 'node:crypto'
import { createDatabase } from '../../../../service/test/support/database/postgres.js'
import { mainCalls, otherCalls, type MeasuredCall, type SignedSession } from './calls.js'
import { endServer, startServer } from '../child.js'
import { fillBetterAuth } from './fill-better-auth.js'
import { compareInTurns } from './compare-in-turns.js'
import { measureCall, measureEach } from './measure-call.js'
import type { Sizes } from './options.js'
import { clientHeaders, emailOf, jsonType, PASSWORD, USER_AGENT } from './project.js'
import type { ScaleResults } from './results.js'
import { withClient } from './with-client.js'

/** Number of sessions that are read in turns. A sign-in creates each of them. */
const SIGNED_IN = 20
/** Each connection signs out once. */
const SIGN_OUTS = 100
const CONNECTIONS = [10, 100]

interface Options {
  sizes: Sizes
  seconds: number
  passwordHash: string
  own: { apiUrl: string; signedIn: readonly SignedSession[] }
}

/** Measures sign-up, sign-in, session read and sign-out beside better-auth, in turns. */
export async function compareBetterAuth(
  serverUrl: string,
  { sizes, seconds, passwordHash, own }: Options,
): Promise<ScaleResults['betterAuth']> {
  const databaseUrl = await createDatabase(serverUrl, { name: 'better_auth' })
  const { child, ready } = await startServer<{ url: string }>('better-auth-server', [databaseUrl])
  try {
    await withClient(databaseUrl, (client) => fillBetterAuth(client, sizes, passwordHash))
    const cookies = await Promise.all(
      Array.from({ length: SIGNED_IN }, (_, n) => signInThere(ready.url, n + 1)),
    )
    const theirs = theirCalls(cookies, sizes.users)
    const { signIn, readUser } = mainCalls(own.signedIn, sizes.users)
    const [signUp] = otherCalls(own.signedIn, sizes)
    const compare = (mine: MeasuredCall, other: MeasuredCall, connections: number) => {
      const loadOf = (url: string) => ({ urls: [url], connections, seconds })
      return compareInTurns(
        () => measureCall(mine, loadOf(own.apiUrl)),
        () => measureCall(other, loadOf(ready.url)),
      )
    }
    const rows: ScaleResults['betterAuth'] = []
    for (const connections of CONNECTIONS) {
      const pairs: [name: string, mine: MeasuredCall, other: MeasuredCall][] = [
        ['sign-up', signUp ?? signIn, theirs.signUp],
        ['sign-in', signIn, theirs.signIn],
        ['session read', readUser, theirs.readSession],
      ]
      for (const [name, mine, other] of pairs)
        rows.push({ name, connections, ...(await compare(mine, other, connections)) })
      const times = { count: SIGN_OUTS, connections }
      const signOut = await compareInTurns(
        () => measureEach(times, () => signInHere(own.apiUrl), signOutHere(own.apiUrl)),
        () => measureEach(times, () => signInThere(ready.url, 1), signOutThere(ready.url)),
      )
      rows.push({ name: 'sign-out', connections, ...signOut })
    }
    return rows
  } finally {
    await endServer(child)
  }
}

/** Headers of a browser: better-auth checks the origin of requests with cookies. */
const browser = { ...jsonType, Origin: 'http://127.0.0.1:3000', 'User-Agent': USER_AGENT }

const theirCalls = (cookies: readonly string[], users: number) => ({
  signUp: {
    name: 'better-auth sign-up',
    request: () => ({
      method: 'POST' as const,
      path: '/sign-up/email',
      headers: browser,
      body: JSON.stringify({
        name: 'Ada',
        email: `${randomUUID()}@example.com`,
        password: PASSWORD,
      }),
    }),
  },
  signIn: {
    name: 'better-auth sign-in',
    request: (n: number) => ({
      method: 'POST' as const,
      path: '/sign-in/email',
      headers: browser,
      body: JSON.stringify({ email: emailOf(1 + ((n * 7919) % users)), password: PASSWORD }),
    }),
  },
  readSession: {
    name: 'better-auth session read',
    request: (n: number) => ({
      method: 'GET' as const,
      path: '/get-session',
      headers: { 'User-Agent': USER_AGENT, Cookie: cookies[n % cookies.length] ?? '' },
    }),
  },
})

async function post(url: string, headers: Record<string, string>, body: unknown) {
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response
}

async function signInThere(url: string, n: number): Promise<string> {
  const response = await post(`${url}/sign-in/email`, browser, {
    email: emailOf(n),
    password: PASSWORD,
  })
  await response.arrayBuffer()
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ')
}

const signOutThere = (url: string) => async (cookie: string) => {
  const response = await post(`${url}/sign-out`, { ...browser, Cookie: cookie }, {})
  await response.arrayBuffer()
}

async function signInHere(apiUrl: string): Promise<string> {
  const response = await post(
    `${apiUrl}/auth/password/sign-in`,
    { ...clientHeaders, ...jsonType },
    { email: emailOf(1), password: PASSWORD },
  )
  const body = (await response.json()) as { access_token: string }
  return body.access_token
}

const signOutHere = (apiUrl: string) => async (accessToken: string) => {
  const headers = { ...clientHeaders, 'X-Stack-Access-Token': accessToken }
  const response = await fetch(`${apiUrl}/auth/sessions/current`, { method: 'DELETE', headers })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`sign-out: ${response.status}`)
}
