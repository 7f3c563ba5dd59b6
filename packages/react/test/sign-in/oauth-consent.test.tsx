import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { beginOAuthRequest, oauthServer } from '../../../core/test/support/oauth-server.js'
import { openTab } from '../../../core/test/support/open-tab.js'
import { OAuthConsent, type PageEvent } from '../../src/pages/index.js'
import { holdResponse, watchNetwork } from '../network.js'
import { createTestProject, email, openLink, password, press, show, users } from '../visitor.js'

const HEADING = 'Allow Second app to use your account?'
/** Opens the consent page in a browser in which another app has sent a request. */
async function openConsent(parameters: Record<string, string> = {}, config: object = {}) {
  const project = await createTestProject({
    displayName: 'Northwind',
    config,
    users: [...users, { email: 'grace@example.com', password, displayName: 'Grace Hopper' }],
    oauthServer,
  })
  const tab = openTab(project, { href: 'http://localhost:3000/' })
  const open = async () => {
    const requestId = await beginOAuthRequest(project, parameters)
    openLink(`http://localhost:3000/handler/oauth-consent?request=${requestId}`)
    const events: PageEvent[] = []
    const visitor = { app: tab.app, visits: tab.visited }
    const { person } = show(visitor, <OAuthConsent onEvent={(event) => events.push(event)} />)
    return { person, events, requestId }
  }
  const signIn = (as = email) =>
    tab.app.signInWithPassword({ email: as, password, noRedirect: true })
  return { ...tab, open, signIn }
}

const isDecision = (url: string | undefined, requestId: string) =>
  url !== undefined && new URL(url).pathname.endsWith(`/interaction/${requestId}`)

describe('OAuthConsent', () => {
  it('shows who asks for what and for which account, and allows it after a click', async () => {
    const { open, signIn, visited } = await openConsent()
    await signIn()
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { person, events, requestId } = await open()
    await screen.findByRole('heading', { name: HEADING })
    expect(document.body.textContent).toContain("You'll sign in there with your Northwind")
    screen.getByText('Ada Lovelace')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Recognize you when you sign in',
      'See your email address',
      'Read your notes',
    ])
    expect(document.body.textContent).toContain('You will be sent to second.example.com.')
    expect(screen.getByText('second.example.com').closest('strong')).not.toBeNull()
    const button = screen.getByRole('button', { name: 'Allow' })
    // A click on what was there before the page must not count.
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await person.click(button)
    expect(visited).toEqual([])
    act(() => void vi.advanceTimersByTime(1_000))
    vi.useRealTimers()
    await press(person, 'Allow')
    await waitFor(() => expect(isDecision(visited.at(-1), requestId)).toBe(true))
    expect(events).toEqual([{ type: 'oauth-decided', decision: 'allow' }])
  })

  it('does not ask again, unless the other app asks for more or for a new decision', async () => {
    const { open, signIn, visited } = await openConsent()
    await signIn()
    const first = await open()
    await press(first.person, 'Allow')
    await waitFor(() => expect(visited).toHaveLength(1))
    const second = await open()
    await waitFor(() => expect(isDecision(visited.at(-1), second.requestId)).toBe(true))
  })

  it('asks the user who signs in while the request is read for another one', async () => {
    const network = watchNetwork()
    const { open, signIn } = await openConsent()
    await signIn()
    const read = 'GET /latchkey/oauth-requests/{request_id}'
    const release = holdResponse(network, read)
    await open()
    await waitFor(() => expect(network.calls(read)).toBe(1))
    await act(() => signIn('grace@example.com'))
    release()
    await screen.findByRole('heading', { name: HEADING })
    screen.getByText('Grace Hopper')
  })

  it('goes back without access after Deny', async () => {
    const { open, signIn, visited } = await openConsent()
    await signIn()
    const { person, events, requestId } = await open()
    await press(person, 'Deny')
    await waitFor(() => expect(isDecision(visited.at(-1), requestId)).toBe(true))
    expect(events).toEqual([{ type: 'oauth-decided', decision: 'deny' }])
  })

  it('leads a visitor to sign in first, and a user to sign in again if the other app asks', async () => {
    const visitor = await openConsent()
    await visitor.open()
    await waitFor(() => expect(visitor.visited.at(-1)).toContain('/handler/sign-in'))
    cleanup()
    const returning = await openConsent({ max_age: '0' })
    await returning.signIn()
    const { person } = await returning.open()
    await screen.findByRole('heading', { name: 'Sign in again first' })
    await press(person, 'Sign in')
    await waitFor(() => expect(returning.visited.at(-1)).toContain('sign_in_again'))
  })

  it.each([
    ['verify the email', { requireEmailVerification: true }, '/handler/account-settings'],
    [
      'set up a second factor',
      { requireSecondFactorFrom: '2020-01-01', secondFactorGraceDays: 0 },
      '/handler/mfa-setup',
    ],
  ])('leads a user who has to %s there first', async (_, config, path) => {
    const { open, signIn, visited } = await openConsent({}, config)
    await signIn()
    await open()
    await waitFor(() => expect(visited.at(-1)).toContain(path))
  })

  it('says that a request has expired', async () => {
    const { signIn, app, visited } = await openConsent()
    await signIn()
    openLink('http://localhost:3000/handler/oauth-consent?request=unknown')
    show({ app, visits: visited }, <OAuthConsent />)
    await screen.findByRole('heading', { name: 'Request expired' })
  })
})
