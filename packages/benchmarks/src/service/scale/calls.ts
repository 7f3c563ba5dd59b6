import { randomUUID } from 'node:crypto'
import type { Sizes } from './options.js'
import {
  addressOf,
  clientHeaders,
  emailOf,
  jsonType,
  PASSWORD,
  PROJECT,
  refreshTokenOf,
  serverHeaders,
  teamId,
} from './project.js'

export interface ServerAddress {
  apiUrl: string
  bareUrl: string
}

export interface SignedSession {
  userId: string
  accessToken: string
}

/** One request of a call, relative to the address of a server. */
export interface CallRequest {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

/** A call that is measured with a request of another user each time. */
export interface MeasuredCall {
  name: string
  /** Minimum of the requests per second, relative to the bare handler. */
  atLeast?: number
  /** Makes the nth request. */
  request: (n: number) => CallRequest
}

/** The headers of signed-in users, one after the other. */
const headersOf = (signedIn: readonly SignedSession[]) => (n: number) => ({
  ...clientHeaders,
  'X-Stack-Access-Token': signedIn[n % signedIn.length]?.accessToken ?? '',
})

const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** Returns the calls of the service that are measured with several connections and processes. */
export function mainCalls(signedIn: readonly SignedSession[], users: number) {
  const spread = (n: number) => 1 + ((n * 7919) % users)
  const as = headersOf(signedIn)
  return {
    signIn: {
      name: 'sign-in',
      request: (n) => ({
        method: 'POST',
        path: '/auth/password/sign-in',
        headers: { ...clientHeaders, ...jsonType, 'X-Forwarded-For': addressOf(spread(n)) },
        body: JSON.stringify({ email: emailOf(spread(n)), password: PASSWORD }),
      }),
    },
    refresh: {
      name: 'refresh',
      atLeast: 0.3,
      request: (n) => ({
        method: 'POST',
        path: '/auth/oauth/token',
        headers: form,
        body: new URLSearchParams({
          grant_type: 'refresh_token',
          client_id: PROJECT.id,
          client_secret: PROJECT.keys.publishableClientKey,
          refresh_token: refreshTokenOf(spread(n)),
        }).toString(),
      }),
    },
    readUser: {
      name: 'users/me',
      atLeast: 0.6,
      request: (n) => ({ method: 'GET', path: '/users/me', headers: as(n) }),
    },
    listUsers: {
      name: 'list users (100)',
      atLeast: 0.2,
      request: () => ({ method: 'GET', path: '/users?limit=100', headers: serverHeaders }),
    },
    permissions: {
      name: 'recursive permissions',
      atLeast: 0.45,
      request: (n) => ({
        method: 'GET',
        path: '/team-permissions?recursive=true&user_id=me',
        headers: as(n),
      }),
    },
  } satisfies Record<string, MeasuredCall>
}

/** Returns the calls of the service that have one row each. */
export function otherCalls(
  signedIn: readonly SignedSession[],
  { users, teams }: Pick<Sizes, 'users' | 'teams'>,
): MeasuredCall[] {
  const as = headersOf(signedIn)
  const number = (n: number) => 1 + ((n * 7919) % users)
  return [
    {
      name: 'sign-up',
      request: () => ({
        method: 'POST',
        path: '/auth/password/sign-up',
        headers: { ...clientHeaders, ...jsonType },
        body: JSON.stringify({
          email: `${randomUUID()}@example.com`,
          password: PASSWORD,
          verification_callback_url: 'http://localhost/verify',
        }),
      }),
    },
    ...searchCalls(users),
    {
      name: 'teams of a user',
      request: (n) => ({ method: 'GET', path: '/teams?user_id=me', headers: as(n) }),
    },
    {
      name: 'users of a team',
      request: (n) => ({
        method: 'GET',
        path: `/users?limit=100&team_id=${teamId(1 + (n % teams))}`,
        headers: serverHeaders,
      }),
    },
  ]
}

/** Returns searches for the text of one user, of all users and of no user. */
export function searchCalls(users: number): MeasuredCall[] {
  const number = (n: number) => 1 + ((n * 7919) % users)
  const search = (name: string, textOf: (n: number) => string): MeasuredCall => ({
    name: `search ${name}`,
    request: (n) => ({
      method: 'GET',
      path: `/users?limit=20&query=${encodeURIComponent(textOf(n))}`,
      headers: serverHeaders,
    }),
  })
  return [
    search('by address', (n) => emailOf(number(n))),
    search('by name', (n) => `user ${number(n)}`),
    search('for a part of all addresses', () => 'example'),
    search('for an unknown text', (n) => `unknown-${n}`),
  ]
}

/** Returns the bare handler as a call. */
export const bareCall = (signedIn: readonly SignedSession[]): MeasuredCall => ({
  name: 'bare handler',
  request: (n) => ({
    method: 'GET',
    path: `/${signedIn[n % signedIn.length]?.userId ?? ''}`,
    headers: {},
  }),
})
