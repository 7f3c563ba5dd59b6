import { describe, expect, it } from 'vitest'
import { accessToken } from '../../test/support/access-token.js'
import { createFakeClient } from '../../test/fakes/fake-client.js'
import { signOut } from './sign-out.js'

const DELETE = 'DELETE /auth/sessions/current'
const TOKEN = 'POST /auth/oauth/token'
const RETURN = '?after_auth_return_to=%2Fpage'

/** A client with a signed-in user. */
function createSignedIn(options: Parameters<typeof createFakeClient>[0] = {}) {
  const fake = createFakeClient({ responses: { [DELETE]: {} }, ...options })
  fake.client.session().signIn({ accessToken: accessToken(), refreshToken: 'r1' })
  return fake
}

const later = () => {
  let resolve!: () => void
  const promise = new Promise<void>((settle) => (resolve = settle))
  return { promise, resolve }
}

describe('signOut', () => {
  it('ends the session before anything else, then at the service, and goes to afterSignOut', async () => {
    const { client, requests, visited } = createSignedIn({ urls: { afterSignOut: '/goodbye' } })
    const signingOut = signOut(client)
    expect(client.session().state.status).toBe('signed-out')
    expect(await signingOut).toEqual({ confirmed: true })
    expect(
      requests.map(({ name, headers }) => [name, headers.get('x-stack-refresh-token')]),
    ).toEqual([[DELETE, 'r1']])
    expect(visited).toEqual(['/goodbye'])
  })

  it.each([
    [{ redirectUrl: '/elsewhere' }, ['/elsewhere']],
    [{ redirectUrl: '/elsewhere', noRedirect: true }, ['/elsewhere']],
    [{ noRedirect: true }, []],
  ])('with %o goes to %o', async (options, pages) => {
    const { client, visited } = createSignedIn()
    await signOut(client, options)
    expect(visited).toEqual(pages)
  })

  it('joins a sign-out in progress', async () => {
    const { client, requestNames, visited } = createSignedIn()
    expect(await Promise.all([signOut(client), signOut(client)])).toEqual([
      { confirmed: true },
      { confirmed: true },
    ])
    expect(requestNames()).toEqual([DELETE])
    expect(visited).toEqual(['/'])
  })

  it('signs out another user who has signed in during a sign-out', async () => {
    const { client, requests } = createSignedIn()
    const first = signOut(client)
    client.session().signIn({ accessToken: accessToken({ user: 'bob' }), refreshToken: 'r2' })
    await Promise.all([first, signOut(client)])
    expect(requests.map(({ headers }) => headers.get('x-stack-refresh-token'))).toEqual([
      'r1',
      'r2',
    ])
  })

  it('resolves without a request when no user is signed in', async () => {
    const { client, requests, visited } = createFakeClient()
    expect(await signOut(client)).toEqual({ confirmed: true })
    expect([requests, visited]).toEqual([[], ['/']])
  })

  it.each(['REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED', 'CANNOT_DELETE_CURRENT_SESSION'])(
    'is confirmed if the service responds with %s',
    async (code) => {
      const { client, requests } = createSignedIn({ responses: { [DELETE]: { code } } })
      expect(await signOut(client)).toEqual({ confirmed: true })
      expect(requests).toHaveLength(1)
    },
  )

  it('refreshes the session if the service rejects the access token', async () => {
    const fresh = accessToken()
    const { client, requestNames } = createSignedIn({
      responses: {
        [DELETE]: ({ headers }) =>
          headers.get('x-stack-access-token') === fresh
            ? {}
            : { code: 'ACCESS_TOKEN_EXPIRED', status: 401, body: { expired_at_millis: 0 } },
        [TOKEN]: {
          body: { access_token: fresh, token_type: 'Bearer', expires_in: 600, scope: 'legacy' },
        },
      },
    })
    expect(await signOut(client)).toEqual({ confirmed: true })
    expect(requestNames()).toEqual([DELETE, TOKEN, DELETE])
  })

  it('waits at most 3 s for the service and then redirects', async () => {
    const { client, visited } = createSignedIn({
      platform: {
        timers: {
          set: (callback, millis) => setTimeout(callback, millis === 15_000 ? 15_000 : 0),
          clear: (timer) => clearTimeout(timer as NodeJS.Timeout),
        },
      },
      responses: { [DELETE]: () => new Promise(() => {}) },
    })
    expect(await signOut(client)).toEqual({ confirmed: false })
    expect(visited).toEqual(['/'])
    client.dispose(new Error('The test is over.'))
  })

  it('ends the session at the service when the device is online again', async () => {
    const responses: NonNullable<Parameters<typeof createFakeClient>[0]>['responses'] = {}
    const fresh = accessToken()
    const { client, emit, requestNames, reported, listeners } = createSignedIn({ responses })
    expect(await signOut(client, { noRedirect: true })).toEqual({ confirmed: false })
    expect(reported).toMatchObject([{ code: 'NETWORK_ERROR' }])
    emit('visible')
    emit('online')
    emit('online')
    await expect.poll(() => requestNames()).toContain(TOKEN)
    // The connection is lost again during the attempt.
    const attempts = () => requestNames().filter((name) => name === TOKEN).length
    await expect.poll(() => attempts()).toBe(5)
    await expect.poll(() => listeners.size).toBe(1)
    responses[TOKEN] = {
      body: { access_token: fresh, token_type: 'Bearer', expires_in: 600, scope: 'legacy' },
    }
    responses[DELETE] = {}
    emit('online')
    await expect.poll(() => requestNames().at(-1)).toBe(DELETE)
    expect(attempts()).toBe(6)
    await expect.poll(() => requestNames().filter((name) => name === DELETE)).toHaveLength(6)
    expect(listeners.size).toBe(0)
  })

  it('stops to retry when the app is disposed of', async () => {
    const { client, listeners } = createSignedIn({ responses: {} })
    await signOut(client, { noRedirect: true })
    expect(listeners.size).toBe(1)
    client.dispose(new Error('disposed'))
    expect(listeners.size).toBe(0)
  })
})

describe('redirectTo signIn during a sign-out', () => {
  it('does nothing, also from a listener of the session', async () => {
    const { client, visited } = createSignedIn({ urls: { afterSignOut: '/goodbye' } })
    const redirects: Promise<void>[] = []
    client.session().subscribe(() => void redirects.push(client.navigator.redirectTo('signIn')))
    await signOut(client)
    redirects.push(client.navigator.redirectTo('signIn'))
    expect(visited).toEqual(['/goodbye'])
    await Promise.all(redirects)
    expect(visited).toEqual(['/goodbye'])
  })

  it.each([
    ['leads to the current page', { urls: { afterSignOut: '/page' } }, {}],
    ['stays on the page', {}, { noRedirect: true }],
  ])('waits for a sign-out that %s', async (_, options, signOutOptions) => {
    const response = later()
    const { client, requestNames, visited } = createSignedIn({
      ...options,
      responses: { [DELETE]: () => response.promise.then(() => ({})) },
    })
    const signingOut = signOut(client, signOutOptions)
    const redirect = client.navigator.redirectTo('signIn')
    await expect.poll(requestNames).toEqual([DELETE])
    expect(visited).toEqual([])
    response.resolve()
    await Promise.all([signingOut, redirect])
    expect(visited.at(-1)).toBe(`/handler/sign-in${RETURN}`)
  })

  it('goes there when the page is shown again from the back-forward cache', async () => {
    const response = later()
    const { client, visited, emit } = createSignedIn({
      urls: { afterSignOut: '/goodbye' },
      responses: { [DELETE]: () => response.promise.then(() => ({})) },
    })
    const signingOut = signOut(client)
    const redirect = client.navigator.redirectTo('signIn')
    emit('shown-from-cache')
    await redirect
    expect(visited).toEqual([`/handler/sign-in${RETURN}`])
    response.resolve()
    await signingOut
  })
})
