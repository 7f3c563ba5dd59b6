import { cliLoginPhrase } from '@latchkey/core/internal'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { CliAuthConfirm, type PageEvent } from '../../src/pages/index.js'
import { cancelWait, respondWithWait } from '../cancel-wait.js'
import { holdResponse, watchNetwork } from '../network.js'
import {
  createTestProject,
  createVisitor,
  email,
  goTo,
  openLink,
  password,
  press,
  ready,
  show,
  users,
} from '../visitor.js'

const COMPLETE = 'POST /auth/cli/complete'
const SIGN_OUT = 'DELETE /auth/sessions/current'
const path = '/handler/cli-auth-confirm'
const heading = 'Allow terminal access?'
const referrer = vi.spyOn(document, 'referrer', 'get')

beforeEach(() => void referrer.mockReturnValue(''))
/** Starts a CLI login and opens its page in the user's browser. */
async function openCliLogin({ isSignedIn = true } = {}) {
  const project = await createTestProject({
    displayName: 'Northwind',
    users: [...users, { email: 'eve@example.com', password }],
  })
  const terminal = createVisitor(project)
  const stop = new AbortController()
  let result: unknown
  const opened = new Promise<{ link: string; phrase: string }>((resolve) => {
    const prompt = terminal.app.promptCliLogin({
      appUrl: window.location.origin,
      waitTimeMillis: 100,
      signal: stop.signal,
      promptLink: (link, phrase) => resolve({ link, phrase }),
    })
    prompt.then(
      (ended) => (result = ended),
      () => {},
    )
  })
  onTestFinished(() => stop.abort())
  const { link, phrase } = await opened
  openLink(link)
  const visitor = createVisitor(project)
  if (isSignedIn) await visitor.app.signInWithCredential({ email, password, noRedirect: true })
  const loginCode = new URL(link).searchParams.get('login_code') ?? ''
  return { project, visitor, phrase, loginCode, result: () => result }
}

type CliLogin = Awaited<ReturnType<typeof openCliLogin>>

describe('CliAuthConfirm', () => {
  it('shows the app, account, phrase and warning, and authorizes the CLI login only after a click (CL20)', async () => {
    const network = watchNetwork()
    const events: PageEvent[] = []
    const { visitor, phrase, result } = await openCliLogin()
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const view = show(visitor, <CliAuthConfirm onEvent={(event) => events.push(event)} />)
    await screen.findByRole('heading', { name: heading })
    expect(document.body.textContent).toContain('A terminal app wants to access Northwind as:')
    screen.getByText('Ada Lovelace')
    screen.getByText(email)
    screen.getByText(phrase)
    screen.getByText(/^Only continue if you started this/)
    screen.getByText(/Signing out here signs it out/)
    const button = screen.getByRole('button', { name: 'Allow' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await view.person.click(button)
    expect(network.calls(COMPLETE)).toBe(0)
    act(() => void vi.advanceTimersByTime(1_000))
    vi.useRealTimers()
    await view.person.dblClick(await ready('Allow'))
    await screen.findByRole('heading', { name: "You're all set" })
    const user = await visitor.app.getUser({ or: 'throw' })
    const { refreshToken } = await user.currentSession.getTokens()
    await waitFor(() => expect(result()).toEqual({ status: 'ok', data: refreshToken }))
    expect(network.calls(COMPLETE)).toBe(1)
    expect(events).toEqual([{ type: 'cli-authorized' }])
    await waitFor(() => expect(window.location.search).toBe(''))
    expect(document.body.textContent).not.toContain(refreshToken)
  })

  it('still shows that the CLI login is authorized after a reload', async () => {
    const { visitor } = await openCliLogin()
    const view = show(visitor, <CliAuthConfirm />)
    await press(view.person, 'Allow')
    await screen.findByRole('heading', { name: "You're all set" })
    await waitFor(() => expect(window.location.search).toBe(''))
    cleanup()
    show(visitor, <CliAuthConfirm />)
    await screen.findByRole('heading', { name: "You're all set" })
  })

  it('offers to close the tab and changes the button if the browser does not close it', async () => {
    const close = vi.spyOn(window, 'close').mockImplementation(() => {})
    onTestFinished(() => close.mockRestore())
    const { visitor } = await openCliLogin()
    const view = show(visitor, <CliAuthConfirm />)
    await press(view.person, 'Allow')
    await view.person.click(await screen.findByRole('button', { name: 'Close this tab' }))
    expect(close).toHaveBeenCalledOnce()
    await screen.findByRole('button', { name: 'You can close this tab.' })
  })

  it('sends no request when the user denies the CLI login', async () => {
    const network = watchNetwork()
    const { visitor, result } = await openCliLogin()
    const { person } = show(visitor, <CliAuthConfirm />)
    await person.click(await screen.findByRole('button', { name: 'Deny' }))
    await screen.findByRole('heading', { name: 'Access denied' })
    expect([network.calls(COMPLETE), result()]).toEqual([0, undefined])
  })

  it.each([false, true])(
    'ignores a denial while the authorization is pending (opened from another site: %s) (CL20)',
    async (isFromOtherSite) => {
      if (isFromOtherSite) referrer.mockReturnValue('https://elsewhere.example/page')
      const network = watchNetwork()
      const { visitor } = await openCliLogin()
      const { person } = show(visitor, <CliAuthConfirm />)
      const release = holdResponse(network, COMPLETE)
      await press(person, 'Allow')
      if (isFromOtherSite) await press(person, 'Yes, allow')
      const denial = screen.getByRole('button', { name: isFromOtherSite ? 'Cancel' : 'Deny' })
      await person.click(denial)
      expect(screen.queryByRole('heading', { name: 'Access denied' })).toBeNull()
      release()
      await screen.findByRole('heading', { name: "You're all set" })
    },
  )

  it('redirects a signed-out user to the sign-in page, keeps the login code and then asks for confirmation (CL21)', async () => {
    const network = watchNetwork()
    const { visitor, loginCode } = await openCliLogin({ isSignedIn: false })
    const back = encodeURIComponent(`${path}?login_code=${loginCode}`)
    show(visitor, <CliAuthConfirm />)
    await screen.findByRole('heading', { name: 'Sign in first' })
    await waitFor(() =>
      expect(visitor.visits).toEqual([`/handler/sign-in?after_auth_return_to=${back}`]),
    )
    await visitor.app.signInWithCredential({ email, password, noRedirect: true })
    await screen.findByRole('heading', { name: heading })
    expect(network.calls(COMPLETE)).toBe(0)
  })

  it('keeps the login code when the user switches to a different account', async () => {
    const { visitor, loginCode } = await openCliLogin()
    const { person } = show(visitor, <CliAuthConfirm />)
    await person.click(await screen.findByRole('button', { name: 'Use a different account' }))
    await waitFor(() => expect(visitor.visits).toHaveLength(1))
    expect(visitor.visits[0]).toContain(encodeURIComponent(`login_code=${loginCode}`))
    await visitor.app.signInWithCredential({ email: 'eve@example.com', password, noRedirect: true })
    await screen.findByText('eve@example.com')
  })

  it('disables switching accounts while the authorization is pending', async () => {
    const network = watchNetwork()
    const { visitor } = await openCliLogin()
    const release = holdResponse(network, COMPLETE)
    const { person } = show(visitor, <CliAuthConfirm />)
    await press(person, 'Allow')
    const other = screen.getByRole('button', { name: 'Use a different account' })
    expect(other.getAttribute('aria-disabled')).toBe('true')
    await person.click(other)
    release()
    await screen.findByRole('heading', { name: "You're all set" })
    expect(network.calls(SIGN_OUT)).toBe(0)
  })

  it('asks for a second confirmation when another site linked to the page (CL20)', async () => {
    const network = watchNetwork()
    referrer.mockReturnValue('https://elsewhere.example/page')
    const { visitor, phrase } = await openCliLogin()
    const view = show(visitor, <CliAuthConfirm />)
    await press(view.person, 'Allow')
    await screen.findByRole('heading', { name: 'Did you start this yourself?' })
    screen.getByText(phrase)
    expect(network.calls(COMPLETE)).toBe(0)
    await press(view.person, 'Yes, allow')
    await screen.findByRole('heading', { name: "You're all set" })
  })

  it('asks for a second confirmation when another site linked to the page before the user signed in (CL20)', async () => {
    referrer.mockReturnValue('https://elsewhere.example/page')
    const { project, visitor } = await openCliLogin({ isSignedIn: false })
    show(visitor, <CliAuthConfirm />)
    await waitFor(() => expect(visitor.visits).toHaveLength(1))
    cleanup()
    const signInPage = new URL(visitor.visits[0] ?? '', window.location.origin)
    referrer.mockReturnValue(signInPage.href)
    goTo(signInPage.searchParams.get('after_auth_return_to') ?? '')
    const later = createVisitor(project)
    await later.app.signInWithCredential({ email, password, noRedirect: true })
    const view = show(later, <CliAuthConfirm />)
    await press(view.person, 'Allow')
    await screen.findByRole('heading', { name: 'Did you start this yourself?' })
  })

  it.each([
    ['no login code', ''],
    ['an empty login code', '?login_code='],
    ['a login code of 513 characters', `?login_code=${'x'.repeat(513)}`],
    ['two login codes', '?login_code=x&login_code=y'],
  ])('shows an incomplete-link error and sends no request for %s (CL22)', async (_name, query) => {
    const network = watchNetwork()
    const visitor = createVisitor(await createTestProject())
    goTo(path + query)
    show(visitor, <CliAuthConfirm />)
    await screen.findByRole('heading', { name: 'This link is incomplete' })
    expect([network.calls(COMPLETE), visitor.visits]).toEqual([0, []])
  })

  it.each([
    ['unknown', () => goTo(`${path}?login_code=${'x'.repeat(45)}`)],
    ['HTML', () => goTo(`${path}?login_code=%3Cb%3EPay%20us`)],
  ])(
    'shows an expired request for a login code that is %s and does not display the code',
    async (_name, change) => {
      const { visitor } = await openCliLogin()
      change()
      const view = show(visitor, <CliAuthConfirm />)
      await press(view.person, 'Allow')
      await screen.findByRole('heading', { name: 'Request expired' })
      expect(document.body.textContent).not.toMatch(/Pay|unknown, expired or used/)
    },
  )

  it.each([
    ['used', ({ visitor, loginCode }: CliLogin) => visitor.app.completeCliLogin(loginCode)],
    ['expired', ({ project }: CliLogin) => project.clock.advance('3h')],
  ])(
    'shows an expired request for a login code that was %s while the page was open',
    async (_name, end) => {
      const login = await openCliLogin()
      const view = show(login.visitor, <CliAuthConfirm />)
      await ready('Allow')
      await end(login)
      await press(view.person, 'Allow')
      await screen.findByRole('heading', { name: 'Request expired' })
    },
  )

  it('shows that the login may already be authorized on a retry after a lost response (CL23)', async () => {
    const { project, visitor, result } = await openCliLogin()
    await project.faults.on(COMPLETE, { kind: 'lost-answer' }, { times: 1 })
    const view = show(visitor, <CliAuthConfirm />)
    await press(view.person, 'Allow')
    await screen.findByText(/^Can't reach the server/)
    await press(view.person, 'Allow')
    await screen.findByRole('heading', { name: 'This may already be done' })
    await waitFor(() => expect(result()).toMatchObject({ status: 'ok' }))
  })

  it('shows success for a login code that another tab has authorized, without a second event (CL23)', async () => {
    const network = watchNetwork()
    const { visitor } = await openCliLogin()
    const address = window.location.href
    const first = show(visitor, <CliAuthConfirm />)
    await press(first.person, 'Allow')
    await screen.findByRole('heading', { name: "You're all set" })
    cleanup()
    goTo(address)
    const events: PageEvent[] = []
    const second = show(visitor, <CliAuthConfirm onEvent={(event) => events.push(event)} />)
    await press(second.person, 'Allow')
    await screen.findByRole('heading', { name: "You're all set" })
    expect([network.calls(COMPLETE), events]).toEqual([2, []])
    await waitFor(() => expect(window.location.search).toBe(''))
  })

  it('authorizes the CLI login on a retry after a network error', async () => {
    const network = watchNetwork()
    const { visitor, result } = await openCliLogin()
    network.fail(COMPLETE)
    const view = show(visitor, <CliAuthConfirm />)
    await press(view.person, 'Allow')
    await screen.findByText(/^Can't reach the server/)
    await press(view.person, 'Allow')
    await screen.findByRole('heading', { name: "You're all set" })
    await waitFor(() => expect(result()).toMatchObject({ status: 'ok' }))
  })

  it('asks for no confirmation inside a frame of another site (CL20, XS16)', async () => {
    // A browser throws when a page reads the location of a top window of another origin.
    const foreign = {
      get location(): never {
        throw new DOMException('Blocked a frame', 'SecurityError')
      },
    }
    const top = vi.spyOn(window, 'top', 'get').mockReturnValue(foreign as unknown as Window)
    onTestFinished(() => top.mockRestore())
    const { visitor, loginCode } = await openCliLogin()
    show(visitor, <CliAuthConfirm />)
    await screen.findByRole('heading', { name: 'Open this page in its own tab' })
    const link = screen.getByRole('link', { name: 'Open in a new tab' })
    expect(link.getAttribute('href')).toContain(`login_code=${loginCode}`)
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
    expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull()
    expect(document.body.textContent).not.toContain(cliLoginPhrase(loginCode))
  })

  it('shows the rate-limit wait of the authorization until the user cancels it (RT07)', async () => {
    const network = watchNetwork()
    const { visitor, result } = await openCliLogin()
    const { person } = show(visitor, <CliAuthConfirm />)
    const authorize = await ready('Allow')
    respondWithWait(network, COMPLETE)
    await person.click(authorize)
    await cancelWait(person)
    await waitFor(() => expect(authorize.getAttribute('aria-busy')).toBe('false'))
    expect(authorize.getAttribute('aria-disabled')).toBe('true')
    expect([network.calls(COMPLETE), result()]).toEqual([1, undefined])
  })

  it('shows the rate-limit wait of the sign-out until the user cancels it (RT07)', async () => {
    const network = watchNetwork()
    const { visitor } = await openCliLogin()
    const { person } = show(visitor, <CliAuthConfirm />)
    respondWithWait(network, SIGN_OUT)
    await person.click(await screen.findByRole('button', { name: 'Use a different account' }))
    await cancelWait(person)
    await waitFor(() => expect(screen.queryByText(/^Too many attempts/)).toBeNull())
    expect(network.calls(SIGN_OUT)).toBe(1)
  })
})
