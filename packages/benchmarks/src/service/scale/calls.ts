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
      request: (n) => ({ method: 'GET', path: '/users/me', headers: as(n) }),
    },
    listUsers: {
      name: 'list users (100)',
      request: () => ({ method: 'GET', path: '/users?limit=100', headers: serverHeaders }),
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
    {
      name: 'search by address',
      request: (n) => ({
        method: 'GET',
        path: `/users?limit=20&query=${encodeURIComponent(emailOf(number(n)))}`,
        headers: serverHeaders,
      }),
    },
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
    {
      name: 'recursive permissions',
      request: (n) => ({
        method: 'GET',
        path: '/team-permissions?recursive=true&user_id=me',
        headers: as(n),
      }),
    },
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
