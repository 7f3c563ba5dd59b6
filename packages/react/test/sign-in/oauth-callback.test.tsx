import { headerNames } from '../../../contract/src/headers.js'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { asServer } from '../../../core/test/support/as-server.js'
import { openTab } from '../../../core/test/support/open-tab.js'
import { createAuthenticatorApp, wrong } from '../../../core/test/support/totp.js'
import {
  openCallbackPage,
  createOAuthProject,
  waitForNavigation,
  nextPage,
  type OpenTab,
} from '../../../core/test/support/visit-provider.js'
import { OAuthCallback, type PageEvent, SignIn, SignUp } from '../../src/pages/index.js'
import { cancelWait, respondWithWait } from '../cancel-wait.js'
import { holdResponse, watchNetwork } from '../network.js'
import { createTestProject, openLink, show } from '../visitor.js'

const TOKEN = 'POST /auth/oauth/token'
const account = 'ada@example.com'
const SIGN_IN = 'http://localhost:3000/handler/sign-in'

let project: Awaited<ReturnType<typeof createOAuthProject>>
beforeEach(async () => {
  project = await createOAuthProject()
})

/** Renders the OAuth callback page at the URL of the tab, with every effect run twice. */
const showCallback = (tab: OpenTab) => {
  const events: PageEvent[] = []
  openLink(tab.href())
  const { app, visited: visits } = tab
  const view = show({ app, visits }, <OAuthCallback onEvent={(event) => events.push(event)} />)
  return { ...view, events, visits }
}

describe('OAuth sign-in', () => {
  it('redirects once to the OAuth provider and marks it as last used', async () => {
    const tab = openTab(project, { href: SIGN_IN })
    const { person } = show({ app: tab.app, visits: tab.visited }, <SignIn redirectTo="/inbox" />)
    const github = await screen.findByRole('button', { name: 'Continue with GitHub' })
    await person.dblClick(github)
    await waitFor(() => expect(tab.visited).toHaveLength(1))
    const authorizeUrl = new URL(tab.visited[0]!)
    expect(authorizeUrl.pathname).toMatch(/\/auth\/oauth\/authorize\/github$/)
    expect(authorizeUrl.searchParams.get('redirect_uri')).toContain('after_auth_return_to=%2Finbox')
    expect(github.getAttribute('aria-busy')).toBe('true')
    cleanup()
    show({ app: openTab(project).app, visits: [] }, <SignIn />)
    await screen.findByRole('button', { name: /^Continue with GitHub\s*Last used$/ })
  })

  it('prefers after_auth_return_to of the URL to the redirectTo prop for an OAuth sign-in', async () => {
    const tab = openTab(project, { href: `${SIGN_IN}?after_auth_return_to=%2Fcheckout` })
    const { person } = show({ app: tab.app, visits: tab.visited }, <SignIn redirectTo="/inbox" />)
    await person.click(await screen.findByRole('button', { name: 'Continue with GitHub' }))
    await waitFor(() => expect(tab.visited).toHaveLength(1))
    const authorizeUrl = new URL(tab.visited[0] ?? '')
    expect(authorizeUrl.searchParams.get('redirect_uri')).toContain(
      'after_auth_return_to=%2Fcheckout',
    )
  })

  it('disables the sign-up form while the browser redirects to an OAuth provider', async () => {
    const tab = openTab(project, { href: SIGN_IN })
    const { person } = show({ app: tab.app, visits: tab.visited }, <SignUp />)
    await person.click(await screen.findByRole('button', { name: 'Continue with GitHub' }))
    const create = screen.getByRole('button', { name: 'Create account' })
    await waitFor(() => expect(create.getAttribute('aria-disabled')).toBe('true'))
    expect(create.getAttribute('aria-busy')).toBe('false')
  })

  it('exchanges the authorization code once under Strict Mode and redirects to after_auth_return_to (OA07)', async () => {
    const network = watchNetwork()
    const href = `${SIGN_IN}?after_auth_return_to=%2Fteams`
    const tab = await openCallbackPage(project, openTab(project, { href }), { account })
    const { events, visits } = showCallback(tab)
    await screen.findByRole('heading', { name: 'Signing you in' })
    await waitFor(() => expect(visits).toEqual(['replace /teams']))
    expect(network.calls(TOKEN)).toBe(1)
    expect(tab.href()).not.toMatch(/code|state=/)
    await screen.findByRole('button', { name: 'Continue' })
    expect(events).toEqual([{ type: 'signed-in' }])
  })

  it('shows a signed-in user that they are signed in after the callback page is reloaded (OA06)', async () => {
    const tab = await openCallbackPage(project, openTab(project), { account })
    const address = tab.href()
    await tab.app.callOAuthCallback()
    showCallback(nextPage(project, tab, address))
    await screen.findByRole('heading', { name: "You're signed in" })
  })

  it.each([
    ['no parameters (OA01)', ''],
    ['a code without a state (OA02)', '?code=abc'],
    ['an empty code and state (OA02)', '?code=&state='],
  ])(
    'shows an incomplete-link error and sends no token request for a callback with %s',
    async (_, query) => {
      const network = watchNetwork()
      const tab = openTab(project, { href: `http://localhost:3000/handler/oauth-callback${query}` })
      const { visits, person } = showCallback(tab)
      await screen.findByRole('heading', { name: 'This link is incomplete' })
      expect(network.calls(TOKEN)).toBe(0)
      await person.click(screen.getByRole('link', { name: 'Try again' }))
      await waitFor(() => expect(visits[0]).toMatch(/^\/handler\/sign-in/))
    },
  )

  it('explains that the sign-in started in another browser and sends no token request (OA03, OA04)', async () => {
    const network = watchNetwork()
    const tab = await openCallbackPage(project, openTab(project), { account })
    const other = openTab(project, { href: tab.href() })
    showCallback(other)
    await screen.findByText(/^It started in another browser/)
    expect(network.calls(TOKEN)).toBe(0)
    expect(other.app.session.get().status).toBe('signed-out')
  })

  it('shows the error of the specification for a token response that is HTML (OA24, OA26)', async () => {
    const network = watchNetwork()
    const tab = await openCallbackPage(project, openTab(project), { account })
    network.replaceAnswer(TOKEN, {
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: '<p>Pay here</p>',
    })
    const { events } = showCallback(tab)
    const text = await screen.findByText('Sign-in failed. Please try again.')
    expect(text.closest('[role="alert"]')).not.toBeNull()
    expect(document.body.textContent).not.toContain('Pay here')
    expect(events).toMatchObject([{ type: 'failed' }])
    expect(tab.app.session.get().status).toBe('signed-out')
  })

  it('shows the error of the specification for a lost token response and sends one request (OA27)', async () => {
    const network = watchNetwork()
    const tab = await openCallbackPage(project, openTab(project), { account })
    network.dropAnswer(TOKEN)
    showCallback(tab)
    await screen.findByText('Sign-in failed. Please try again.')
    expect(network.calls(TOKEN)).toBe(1)
  })

  it('shows the error of the specification for OUTER_OAUTH_TIMEOUT (OA38)', async () => {
    const network = watchNetwork()
    const tab = await openCallbackPage(project, openTab(project), { account })
    network.replaceAnswer(TOKEN, {
      status: 408,
      headers: {
        'content-type': 'application/json',
        [headerNames().knownError]: 'OUTER_OAUTH_TIMEOUT',
      },
      body: JSON.stringify({ code: 'OUTER_OAUTH_TIMEOUT', error: 'Too late <b>' }),
    })
    showCallback(tab)
    await screen.findByText('The sign-in timed out. Please sign in again.')
    expect(document.body.textContent).not.toContain('Too late')
  })

  const enrollAuthenticatorApp = async () => {
    const phone = createAuthenticatorApp(project)
    const tab = await openCallbackPage(project, openTab(project), { account })
    await tab.app.callOAuthCallback()
    await (await tab.app.getUser({ or: 'throw' })).update({ totpMultiFactorSecret: phone.secret })
    return phone
  }

  it('shows the error of the specification for an incorrect second factor (OA23)', async () => {
    const phone = await enrollAuthenticatorApp()
    const onMultiFactorRequired = async () => wrong(await phone.nextCode())
    showCallback(
      await openCallbackPage(project, openTab(project), { account }, { onMultiFactorRequired }),
    )
    await screen.findByText('Incorrect code. Please try signing in again.')
  })

  it('redirects to the MFA page and links to it', async () => {
    await enrollAuthenticatorApp()
    const tab = await openCallbackPage(project, openTab(project), { account })
    const { visits } = showCallback(tab)
    await waitFor(() => expect(visits).toEqual(['/handler/mfa']))
    await screen.findByRole('link', { name: 'Enter code' })
    expect(tab.app.session.get().status).toBe('signed-out')
  })

  it('redirects to the error page when the provider responds with access_denied (OA14)', async () => {
    const tab = openTab(project, { href: SIGN_IN })
    const authorizeUrl = await waitForNavigation(tab, tab.app.signInWithOAuth('github'))
    const query = new URLSearchParams({
      error: 'access_denied',
      error_description: '<img src=x onerror=alert(1)>',
      state: authorizeUrl.searchParams.get('state')!,
    })
    const href = `http://localhost:3000/handler/oauth-callback?${query.toString()}`
    const { visits, container } = showCallback(nextPage(project, tab, href))
    await waitFor(() =>
      expect(visits).toEqual(['replace /handler/error?errorCode=OAUTH_PROVIDER_ACCESS_DENIED']),
    )
    expect(container.querySelector('img')).toBeNull()
  })

  /** Opens the callback page for a signed-in user, with an error response of the provider. */
  const openRefusedCallback = async (error: string) => {
    const tab = await openCallbackPage(project, openTab(project), { account })
    await tab.app.callOAuthCallback()
    const authorizeUrl = await waitForNavigation(tab, tab.app.signInWithOAuth('github'))
    const query = new URLSearchParams({
      error,
      state: authorizeUrl.searchParams.get('state') ?? '',
    })
    const href = `http://localhost:3000/handler/oauth-callback?${query.toString()}`
    const view = showCallback(nextPage(project, tab, href))
    await screen.findByRole('link', { name: 'Try again' })
    expect(screen.queryByText("You're signed in")).toBeNull()
    return view
  }

  it.each(['access_denied', 'user_cancelled_login'])(
    'emits refused and no signed-in event when the provider responds to a signed-in user with %s',
    async (error) => {
      const { events, visits } = await openRefusedCallback(error)
      expect(events).toEqual([{ type: 'refused', code: 'OAUTH_PROVIDER_ACCESS_DENIED' }])
      expect(visits).toEqual(['replace /handler/error?errorCode=OAUTH_PROVIDER_ACCESS_DENIED'])
    },
  )

  it('emits no event when the provider responds to a signed-in user with server_error', async () => {
    const { events, visits } = await openRefusedCallback('server_error')
    expect(events).toEqual([])
    expect(visits).toEqual(['replace /handler/error?errorCode=temporarily_unavailable'])
  })

  it('shows the Continue link only after the token request has been pending for ten seconds', async () => {
    const network = watchNetwork()
    const tab = await openCallbackPage(project, openTab(project), { account })
    const release = holdResponse(network, TOKEN)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const { person, visits } = showCallback(tab)
    await screen.findByRole('heading', { name: 'Signing you in' })
    expect(screen.queryByRole('link')).toBeNull()
    act(() => void vi.advanceTimersByTime(10_000))
    await person.click(screen.getByRole('link', { name: 'Continue' }))
    await waitFor(() => expect(visits).toEqual(['/']))
    release()
  })

  it('shows the rate-limit wait of the token request until the user cancels it (RT07)', async () => {
    const network = watchNetwork()
    const tab = await openCallbackPage(project, openTab(project), { account })
    respondWithWait(network, TOKEN)
    const { person, visits } = showCallback(tab)
    await screen.findByRole('heading', { name: 'Signing you in' })
    await cancelWait(person)
    await screen.findByRole('link', { name: 'Try again' })
    expect([network.calls(TOKEN), visits]).toEqual([1, []])
  })

  it('shows that the account is banned after an OAuth sign-in', async () => {
    const first = await openCallbackPage(project, openTab(project), { account })
    await first.app.callOAuthCallback()
    const user = await first.app.getUser({ or: 'throw' })
    await asServer(project, 'POST', `/latchkey/users/${user.id}/ban`)
    const tab = await openCallbackPage(project, openTab(project), { account })
    showCallback(tab)
    await screen.findByText(/This account is banned/)
    expect(tab.app.session.get().status).toBe('signed-out')
  })

  it('redirects to the error page with ACCOUNT_DELETION_PENDING for an account that will be deleted', async () => {
    const graceful = await createTestProject({
      config: {
        clientUserDeletionEnabled: true,
        accountDeletionGraceDays: 30,
        oauthProviders: [{ id: 'github', type: 'shared' }],
      },
    })
    const first = await openCallbackPage(graceful, openTab(graceful), { account })
    await first.app.callOAuthCallback()
    await (await first.app.getUser({ or: 'throw' })).delete()
    const tab = await openCallbackPage(graceful, openTab(graceful), { account })
    const { visits } = showCallback(tab)
    await waitFor(() => expect(visits.at(-1)).toContain('errorCode=ACCOUNT_DELETION_PENDING'))
    expect(tab.app.session.get().status).toBe('signed-out')
  })
})
