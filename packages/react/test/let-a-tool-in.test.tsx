import { cliLoginPhrase } from '@latchkey/core/internal'
import { createNetwork } from '@latchkey/testing/network'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, inject, it, onTestFinished, vi } from 'vitest'
import { CliAuthConfirm, type PageEvent } from '../src/pages/index.js'
import { cancelWait } from './cancel-wait.js'
import {
  createTestProject,
  createVisitor,
  email,
  goTo,
  password,
  press,
  ready,
  show,
  users,
} from './visitor.js'

const COMPLETE = 'POST /auth/cli/complete'
const SIGN_OUT = 'DELETE /auth/sessions/current'
const path = '/handler/cli-auth-confirm'
const asks = 'Authorize command-line access?'
const referrer = vi.spyOn(document, 'referrer', 'get')

beforeEach(() => void referrer.mockReturnValue(''))
afterEach(() => {
  cleanup()
  goTo('/')
})

const watchNetwork = () => {
  const network = createNetwork(inject('latchkeyServiceUrl'))
  onTestFinished(() => network.close())
  return network
}

/** Starts a sign-in in a terminal and opens its page in the user's browser. */
async function arrive({ isSignedIn = true } = {}) {
  const project = await createTestProject({
    displayName: 'Northwind',
    users: [...users, { email: 'eve@example.com', password }],
  })
  const terminal = createVisitor(project)
  const stop = new AbortController()
  let result: unknown
  const opened = new Promise<{ link: string; phrase: string }>((resolve) => {
    const login = terminal.app.promptCliLogin({
      appUrl: window.location.origin,
      waitTimeMillis: 100,
      signal: stop.signal,
      promptLink: (link, phrase) => resolve({ link, phrase }),
    })
    login.then(
      (ended) => (result = ended),
      () => {},
    )
  })
  onTestFinished(() => stop.abort())
  const { link, phrase } = await opened
  const { pathname, search, searchParams } = new URL(link)
  goTo(pathname + search)
  const visitor = createVisitor(project)
  if (isSignedIn) await visitor.app.signInWithCredential({ email, password, noRedirect: true })
  const loginCode = searchParams.get('login_code') ?? ''
  return { project, visitor, phrase, loginCode, result: () => result }
}

type Arrived = Awaited<ReturnType<typeof arrive>>

it('CL20: shows app, account, phrase and warning, sends nothing without a click, and lets the tool in', async () => {
  const network = watchNetwork()
  const events: PageEvent[] = []
  const { visitor, phrase, result } = await arrive()
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const shown = show(visitor, <CliAuthConfirm onEvent={(event) => events.push(event)} />)
  await screen.findByRole('heading', { name: asks })
  expect(document.body.textContent).toContain('A terminal app wants to access Northwind as:')
  screen.getByText('Ada Lovelace')
  screen.getByText(email)
  screen.getByText(phrase)
  screen.getByText(/^Only continue if you started this/)
  screen.getByText(/Signing out here signs it out/)
  const button = screen.getByRole('button', { name: 'Authorize' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await shown.person.click(button)
  expect(network.calls(COMPLETE)).toBe(0)
  act(() => void vi.advanceTimersByTime(1_000))
  vi.useRealTimers()
  await shown.person.dblClick(await ready('Authorize'))
  await screen.findByRole('heading', { name: "You're all set" })
  const user = await visitor.app.getUser({ or: 'throw' })
  const { refreshToken } = await user.currentSession.getTokens()
  await waitFor(() => expect(result()).toEqual({ status: 'ok', data: refreshToken }))
  expect(network.calls(COMPLETE)).toBe(1)
  expect(events).toEqual([{ type: 'cli-authorized' }])
  await waitFor(() => expect(window.location.search).toBe(''))
  expect(document.body.textContent).not.toContain(refreshToken)
})

it('says that the tool is in when it is loaded again', async () => {
  const { visitor } = await arrive()
  const shown = show(visitor, <CliAuthConfirm />)
  await press(shown.person, 'Authorize')
  await screen.findByRole('heading', { name: "You're all set" })
  await waitFor(() => expect(window.location.search).toBe(''))
  cleanup()
  show(visitor, <CliAuthConfirm />)
  await screen.findByRole('heading', { name: "You're all set" })
})

it('offers to close the page, and says so when the browser refuses', async () => {
  const close = vi.spyOn(window, 'close').mockImplementation(() => {})
  onTestFinished(() => close.mockRestore())
  const { visitor } = await arrive()
  const shown = show(visitor, <CliAuthConfirm />)
  await press(shown.person, 'Authorize')
  await shown.person.click(await screen.findByRole('button', { name: 'Close this tab' }))
  expect(close).toHaveBeenCalledOnce()
  await screen.findByRole('button', { name: 'You can close this tab.' })
})

it('lets nobody in when it is cancelled', async () => {
  const network = watchNetwork()
  const { visitor, result } = await arrive()
  const { person } = show(visitor, <CliAuthConfirm />)
  await person.click(await screen.findByRole('button', { name: 'Cancel' }))
  await screen.findByRole('heading', { name: 'Access denied' })
  expect([network.calls(COMPLETE), result()]).toEqual([0, undefined])
})

it.each([false, true])(
  'CL20: takes no cancelling while the tool is being let in (led here by another site: %s)',
  async (isElsewhere) => {
    if (isElsewhere) referrer.mockReturnValue('https://elsewhere.example/page')
    const network = watchNetwork()
    const { visitor } = await arrive()
    const { person } = show(visitor, <CliAuthConfirm />)
    let answer = () => {}
    network.delay(COMPLETE, new Promise<void>((resolve) => (answer = resolve)))
    await press(person, 'Authorize')
    if (isElsewhere) await press(person, 'Yes, authorize')
    await person.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('heading', { name: 'Access denied' })).toBeNull()
    answer()
    await screen.findByRole('heading', { name: "You're all set" })
  },
)

it('CL21: leads to the sign-in page first, keeps the code, and still asks', async () => {
  const network = watchNetwork()
  const { visitor, loginCode } = await arrive({ isSignedIn: false })
  const back = encodeURIComponent(`${path}?login_code=${loginCode}`)
  show(visitor, <CliAuthConfirm />)
  await screen.findByRole('heading', { name: 'Sign in first' })
  await waitFor(() =>
    expect(visitor.visits).toEqual([`/handler/sign-in?after_auth_return_to=${back}`]),
  )
  await visitor.app.signInWithCredential({ email, password, noRedirect: true })
  await screen.findByRole('heading', { name: asks })
  expect(network.calls(COMPLETE)).toBe(0)
})

it('makes room for another account, and keeps the code', async () => {
  const { visitor, loginCode } = await arrive()
  const { person } = show(visitor, <CliAuthConfirm />)
  await person.click(await screen.findByRole('button', { name: 'Use a different account' }))
  await waitFor(() => expect(visitor.visits).toHaveLength(1))
  expect(visitor.visits[0]).toContain(encodeURIComponent(`login_code=${loginCode}`))
  await visitor.app.signInWithCredential({ email: 'eve@example.com', password, noRedirect: true })
  await screen.findByText('eve@example.com')
})

it('signs nobody out who is letting the tool in', async () => {
  const network = watchNetwork()
  const { visitor } = await arrive()
  let answer = () => {}
  network.delay(COMPLETE, new Promise<void>((resolve) => (answer = resolve)))
  const { person } = show(visitor, <CliAuthConfirm />)
  await press(person, 'Authorize')
  const other = screen.getByRole('button', { name: 'Use a different account' })
  expect(other.getAttribute('aria-disabled')).toBe('true')
  await person.click(other)
  answer()
  await screen.findByRole('heading', { name: "You're all set" })
  expect(network.calls(SIGN_OUT)).toBe(0)
})

it('CL20: asks twice when another site has led here', async () => {
  const network = watchNetwork()
  referrer.mockReturnValue('https://elsewhere.example/page')
  const { visitor, phrase } = await arrive()
  const shown = show(visitor, <CliAuthConfirm />)
  await press(shown.person, 'Authorize')
  await screen.findByRole('heading', { name: 'Did you start this yourself?' })
  screen.getByText(phrase)
  expect(network.calls(COMPLETE)).toBe(0)
  await press(shown.person, 'Yes, authorize')
  await screen.findByRole('heading', { name: "You're all set" })
})

it('CL20: asks twice also when a sign-in came in between', async () => {
  referrer.mockReturnValue('https://elsewhere.example/page')
  const { project, visitor } = await arrive({ isSignedIn: false })
  show(visitor, <CliAuthConfirm />)
  await waitFor(() => expect(visitor.visits).toHaveLength(1))
  cleanup()
  const signInPage = new URL(visitor.visits[0] ?? '', window.location.origin)
  referrer.mockReturnValue(signInPage.href)
  goTo(signInPage.searchParams.get('after_auth_return_to') ?? '')
  const later = createVisitor(project)
  await later.app.signInWithCredential({ email, password, noRedirect: true })
  const shown = show(later, <CliAuthConfirm />)
  await press(shown.person, 'Authorize')
  await screen.findByRole('heading', { name: 'Did you start this yourself?' })
})

it.each([
  ['no code', ''],
  ['an empty code', '?login_code='],
  ['a code of 513 letters', `?login_code=${'x'.repeat(513)}`],
  ['two codes', '?login_code=x&login_code=y'],
])('CL22: asks nobody about %s', async (_name, query) => {
  const network = watchNetwork()
  const visitor = createVisitor(await createTestProject())
  goTo(path + query)
  show(visitor, <CliAuthConfirm />)
  await screen.findByRole('heading', { name: 'This link is incomplete' })
  expect([network.calls(COMPLETE), visitor.visits]).toEqual([0, []])
})

it.each([
  ['is unknown', () => goTo(`${path}?login_code=${'x'.repeat(45)}`)],
  ['says something', () => goTo(`${path}?login_code=%3Cb%3EPay%20us`)],
])('has words of its own for a code that %s, and shows nothing of it', async (_name, change) => {
  const { visitor } = await arrive()
  change()
  const shown = show(visitor, <CliAuthConfirm />)
  await press(shown.person, 'Authorize')
  await screen.findByRole('heading', { name: 'Request expired' })
  expect(document.body.textContent).not.toMatch(/Pay|unknown, expired or used/)
})

it.each([
  ['was answered', ({ visitor, loginCode }: Arrived) => visitor.app.completeCliLogin(loginCode)],
  ['has expired', ({ project }: Arrived) => project.clock.advance('3h')],
])('has the same words for a code that %s meanwhile', async (_name, end) => {
  const arrived = await arrive()
  const shown = show(arrived.visitor, <CliAuthConfirm />)
  await ready('Authorize')
  await end(arrived)
  await press(shown.person, 'Authorize')
  await screen.findByRole('heading', { name: 'Request expired' })
})

it('CL23: says that it may be done when a first answer was lost', async () => {
  const { project, visitor, result } = await arrive()
  await project.faults.on(COMPLETE, { kind: 'lost-answer' }, { times: 1 })
  const shown = show(visitor, <CliAuthConfirm />)
  await press(shown.person, 'Authorize')
  await screen.findByText(/^Can't reach the server/)
  await press(shown.person, 'Authorize')
  await screen.findByRole('heading', { name: 'This may already be done' })
  await waitFor(() => expect(result()).toMatchObject({ status: 'ok' }))
})

it('CL23: shows as done what another tab has done with the same code', async () => {
  const network = watchNetwork()
  const { visitor } = await arrive()
  const address = window.location.href
  const first = show(visitor, <CliAuthConfirm />)
  await press(first.person, 'Authorize')
  await screen.findByRole('heading', { name: "You're all set" })
  cleanup()
  goTo(address)
  const events: PageEvent[] = []
  const second = show(visitor, <CliAuthConfirm onEvent={(event) => events.push(event)} />)
  await press(second.person, 'Authorize')
  await screen.findByRole('heading', { name: "You're all set" })
  expect([network.calls(COMPLETE), events]).toEqual([2, []])
  await waitFor(() => expect(window.location.search).toBe(''))
})

it('tries again after no answer came', async () => {
  const network = watchNetwork()
  const { visitor, result } = await arrive()
  network.fail(COMPLETE)
  const shown = show(visitor, <CliAuthConfirm />)
  await press(shown.person, 'Authorize')
  await screen.findByText(/^Can't reach the server/)
  await press(shown.person, 'Authorize')
  await screen.findByRole('heading', { name: "You're all set" })
  await waitFor(() => expect(result()).toMatchObject({ status: 'ok' }))
})

it('CL20, XS16: asks nothing inside a page of another site', async () => {
  // What a browser lets a page see of one of another site around it.
  const foreign = {
    get location(): never {
      throw new DOMException('Blocked a frame', 'SecurityError')
    },
  }
  const top = vi.spyOn(window, 'top', 'get').mockReturnValue(foreign as unknown as Window)
  onTestFinished(() => top.mockRestore())
  const { visitor, loginCode } = await arrive()
  show(visitor, <CliAuthConfirm />)
  await screen.findByRole('heading', { name: 'Open this page in its own tab' })
  const link = screen.getByRole('link', { name: 'Open in a new tab' })
  expect(link.getAttribute('href')).toContain(`login_code=${loginCode}`)
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  expect(screen.queryByRole('button', { name: 'Authorize' })).toBeNull()
  expect(document.body.textContent).not.toContain(cliLoginPhrase(loginCode))
})

it('RT07: shows that authorizing takes its time, until a person will not wait', async () => {
  const network = watchNetwork()
  const { visitor, result } = await arrive()
  const { person } = show(visitor, <CliAuthConfirm />)
  network.respond429(COMPLETE, { retryAfter: 50 })
  const authorize = await ready('Authorize')
  await person.click(authorize)
  await cancelWait(person)
  await waitFor(() => expect(authorize.getAttribute('aria-busy')).toBe('false'))
  expect(authorize.getAttribute('aria-disabled')).toBe('true')
  expect([network.calls(COMPLETE), result()]).toEqual([1, undefined])
})

it('RT07: shows that signing out takes its time, until a person will not wait', async () => {
  const network = watchNetwork()
  const { visitor } = await arrive()
  const { person } = show(visitor, <CliAuthConfirm />)
  network.respond429(SIGN_OUT, { retryAfter: 50 })
  await person.click(await screen.findByRole('button', { name: 'Use a different account' }))
  await cancelWait(person)
  await waitFor(() => expect(screen.queryByText(/^Too many attempts/)).toBeNull())
  expect(network.calls(SIGN_OUT)).toBe(1)
})
