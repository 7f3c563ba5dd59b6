import { createNetwork } from '@latchkey/testing/network'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { EmailVerification, type PageEvent } from '../src/pages/index.js'
import { cancelLoading } from './cancel-wait.js'
import { createTestProject, createVisitor, goTo, password, press, ready, show } from './visitor.js'

const CHECK = 'POST /contact-channels/verify/check-code'
const VERIFY = 'POST /contact-channels/verify'
const email = 'grace@example.com'
const path = '/handler/email-verification'

afterEach(() => {
  cleanup()
  goTo('/')
})

const watchNetwork = () => {
  const network = createNetwork(inject('latchkeyServiceUrl'))
  onTestFinished(() => network.close())
  return network
}

/** Creates a user who has just signed up and has the email. */
const createNewcomer = async (config = {}) => {
  const project = await createTestProject({ config })
  const visitor = createVisitor(project)
  await visitor.app.signUpWithCredential({ email, password, noRedirect: true })
  const { link } = await project.inbox.next({ to: email })
  const { pathname, search } = new URL(link)
  return { project, visitor, link: pathname + search }
}

const codeIn = (link: string) => new URLSearchParams(link.split('?')[1]).get('code') ?? ''

it('asks before it uses the code, and uses it once', async () => {
  const network = watchNetwork()
  const events: PageEvent[] = []
  const { visitor, link } = await createNewcomer()
  goTo(link)
  const { person } = show(visitor, <EmailVerification onEvent={(event) => events.push(event)} />)
  await screen.findByRole('heading', { name: 'Verify your email' })
  expect([network.calls(CHECK), network.calls(VERIFY)]).toEqual([1, 0])
  expect((await visitor.app.getUser())?.primaryEmailVerified).toBe(false)
  screen.getByRole('link', { name: 'Cancel' })
  await person.dblClick(await ready('Verify'))
  await screen.findByText("You're all set.")
  expect(network.calls(VERIFY)).toBe(1)
  expect((await visitor.app.getUser())?.primaryEmailVerified).toBe(true)
  expect(events).toEqual([{ type: 'email-verified' }])
  await waitFor(() => expect(window.location.search).toBe(''))
  await person.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(visitor.visits).toEqual(['/']))
})

it('shows the account of the session, and proves the address for it', async () => {
  const { visitor, link } = await createNewcomer()
  goTo(link)
  const { person } = show(visitor, <EmailVerification />)
  await screen.findByRole('heading', { name: 'Verify your email' })
  await screen.findByText(email)
  await press(person, 'Verify')
  await screen.findByText("You're all set.")
  const user = await visitor.app.getUser({ or: 'throw' })
  await user.update({ totpMultiFactorSecret: new Uint8Array(20).fill(7) })
  expect((await visitor.app.getUser())?.isMultiFactorRequired).toBe(true)
})

it('is nothing to worry about when it is loaded again', async () => {
  const { visitor, link } = await createNewcomer()
  goTo(link)
  const { person } = show(visitor, <EmailVerification />)
  await press(person, 'Verify')
  await screen.findByText("You're all set.")
  await waitFor(() => expect(window.location.search).toBe(''))
  cleanup()
  show(visitor, <EmailVerification />)
  await screen.findByText(/was already verified/)
  cleanup()
  goTo(path)
  show(visitor, <EmailVerification />)
  await screen.findByRole('heading', { name: 'This link is incomplete' })
})

it('works for somebody who is signed out, and offers to sign in', async () => {
  const { project, link } = await createNewcomer()
  const visitor = createVisitor(project)
  goTo(link)
  const { person } = show(visitor, <EmailVerification />)
  await press(person, 'Verify')
  await screen.findByText("You're all set.")
  await person.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(visitor.visits).toHaveLength(1))
  expect(visitor.visits[0]).toMatch(/^\/handler\/sign-in/)
  cleanup()
  show(visitor, <EmailVerification />)
  await screen.findByText(/was already verified/)
})

it('IN10: has its own words for a link that was used', async () => {
  const { project, visitor, link } = await createNewcomer()
  await visitor.app.verifyEmail(codeIn(link))
  goTo(link)
  show(createVisitor(project), <EmailVerification />)
  await screen.findByRole('heading', { name: 'This link has already been used' })
  cleanup()
  show(visitor, <EmailVerification />)
  await screen.findByText(/was already verified/)
})

describe('IN17: an address that is confirmed already is nothing to worry about', () => {
  /** Requests another email to the same address and returns its link. */
  const another = async ({ project, visitor }: Awaited<ReturnType<typeof createNewcomer>>) => {
    await (await visitor.app.getUser({ or: 'throw' })).sendVerificationEmail()
    const { link } = await project.inbox.next({ to: email })
    const { pathname, search } = new URL(link)
    return pathname + search
  }
  const before = 'Your email was already verified.'

  it('for the link that was used for it', async () => {
    const { visitor, link } = await createNewcomer()
    await visitor.app.verifyEmail(codeIn(link))
    goTo(link)
    const { person } = show(visitor, <EmailVerification />)
    await screen.findByText(before)
    screen.getByRole('heading', { name: 'Email verified' })
    await person.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(visitor.visits).toEqual(['/']))
  })

  it('for an older link, which the newer one has replaced', async () => {
    const newcomer = await createNewcomer()
    const { project, visitor, link } = newcomer
    await project.clock.advance('61s')
    const other = await another(newcomer)
    await visitor.app.verifyEmail(codeIn(other))
    goTo(link)
    show(visitor, <EmailVerification />)
    await screen.findByText(before)
    screen.getByRole('heading', { name: 'Email verified' })
  })

  it('but not for an expired link to a second address', async () => {
    const { project, visitor, link } = await createNewcomer()
    await visitor.app.verifyEmail(codeIn(link))
    const user = await visitor.app.getUser({ or: 'throw' })
    const value = 'ada@second.example'
    const added = await user.createContactChannel({ type: 'email', value, usedForAuth: false })
    await added.sendVerificationEmail()
    const { pathname, search } = new URL((await project.inbox.next({ to: value })).link)
    await project.clock.advance('25h')
    goTo(pathname + search)
    show(visitor, <EmailVerification />)
    await screen.findByRole('heading', { name: 'This link has expired' })
    screen.getByRole('link', { name: 'Account settings' })
  })

  it('for a link that has expired, where it was confirmed elsewhere meanwhile', async () => {
    const newcomer = await createNewcomer()
    const { project, visitor, link } = newcomer
    await project.clock.advance('8d')
    const other = await another(newcomer)
    goTo(link)
    const { person } = show(visitor, <EmailVerification />)
    await screen.findByRole('heading', { name: 'This link has expired' })
    const elsewhere = createVisitor(project).app
    await elsewhere.signInWithCredential({ email, password, noRedirect: true })
    await elsewhere.verifyEmail(codeIn(other))
    await press(person, 'Resend email')
    await screen.findByText(before)
    screen.getByRole('heading', { name: 'Email verified' })
  })
})

it('IN10, IN20: offers a new mail for a link that has expired, and one at a time', async () => {
  const network = watchNetwork()
  const { project, visitor, link } = await createNewcomer()
  await project.clock.advance('8d')
  goTo(link)
  const { person } = show(visitor, <EmailVerification />)
  await screen.findByRole('heading', { name: 'This link has expired' })
  await person.dblClick(await ready('Resend email'))
  await screen.findByText(`We sent a verification link to`, { exact: false })
  const again = screen.getByRole('button', { name: /^Resend in/ })
  expect(again.getAttribute('aria-disabled')).toBe('true')
  await person.click(again)
  expect(network.calls('POST /contact-channels/send-verification-code')).toBe(1)
  await project.inbox.next({ to: email })
})

it('says each time that a new mail is on its way', async () => {
  onTestFinished(() => void vi.useRealTimers())
  const { project, visitor, link } = await createNewcomer()
  await project.clock.advance('8d')
  goTo(link)
  const { person } = show(visitor, <EmailVerification />)
  await press(person, 'Resend email')
  const again = await screen.findByRole('button', { name: /^Resend in/ })
  const [said] = screen.getAllByRole('status').flatMap(({ lastChild }) => lastChild ?? [])
  await waitFor(() => {
    vi.setSystemTime(Date.now() + 31_000)
    expect(again.getAttribute('aria-disabled')).toBe('false')
  })
  await person.click(again)
  await waitFor(() => expect(said?.isConnected).toBe(false))
})

it('IN10: asks somebody who is signed out to sign in for a new mail', async () => {
  const { project, link } = await createNewcomer()
  await project.clock.advance('8d')
  goTo(link)
  show(createVisitor(project), <EmailVerification />)
  await screen.findByText('This link expired. Sign in to request a new one.')
  expect(screen.queryByRole('button', { name: 'Resend email' })).toBeNull()
})

it('IN10: has its own words for a link that was tried too often', async () => {
  const { visitor, link } = await createNewcomer()
  const code = codeIn(link)
  for (let tries = 0; tries < 20; tries += 1) await visitor.app.checkEmailVerificationCode(code)
  goTo(link)
  show(visitor, <EmailVerification />)
  await screen.findByRole('heading', { name: 'Too many attempts' })
})

it.each([
  ['a code of nobody', `?code=${'x'.repeat(45)}`, "This link isn't valid"],
  ['a code that is cut off', '?code=abc', "This link isn't valid"],
  ['IN09: a code of 10 kB', `?code=${'x'.repeat(10_000)}`, "This link isn't valid"],
  ['IN09: two codes', `?code=${'x'.repeat(45)}&code=${'y'.repeat(45)}`, "This link isn't valid"],
  ['no code', '', 'This link is incomplete'],
])('says what to do about %s', async (_name, query, title) => {
  const visitor = createVisitor(await createTestProject())
  goTo(path + query)
  show(visitor, <EmailVerification />)
  await screen.findByRole('heading', { name: title })
})

it('IN09: reads a code that a mail program has wrapped', async () => {
  const { visitor, link } = await createNewcomer()
  goTo(`${link.slice(0, -10)}%20%0D%0A${link.slice(-10)}`)
  show(visitor, <EmailVerification />)
  await screen.findByRole('heading', { name: 'Verify your email' })
})

it('tries again after no answer came, to check and to confirm', async () => {
  const network = watchNetwork()
  const { visitor, link } = await createNewcomer()
  network.fail(CHECK)
  goTo(link)
  const { person } = show(visitor, <EmailVerification />)
  await person.click(await screen.findByRole('button', { name: 'Try again' }))
  const confirm = await ready('Verify')
  network.fail(VERIFY)
  await person.click(confirm)
  await screen.findByText(/^Can't reach the server/)
  await person.click(confirm)
  await screen.findByText("You're all set.")
})

it('IN28: offers an anonymous user to sign in', async () => {
  const { project, link } = await createNewcomer({ anonymousAccountsEnabled: true })
  const visitor = createVisitor(project)
  await visitor.app.getUser({ or: 'anonymous' })
  goTo(link)
  const { person } = show(visitor, <EmailVerification />)
  await press(person, 'Verify')
  await person.click(await screen.findByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(visitor.visits).toHaveLength(1))
  expect(visitor.visits[0]).toMatch(/^\/handler\/sign-in/)
})

it('leads to the sign-in page by a button that says so, also where the app has said what is next', async () => {
  const { project, visitor, link } = await createNewcomer()
  const stranger = createVisitor(project)
  goTo(link)
  const { person } = show(stranger, <EmailVerification redirectTo="/welcome" />)
  await press(person, 'Verify')
  await person.click(await screen.findByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(stranger.visits).toHaveLength(1))
  expect(stranger.visits[0]).toMatch(/^\/handler\/sign-in/)
  cleanup()
  goTo(link)
  const own = show(visitor, <EmailVerification redirectTo="/welcome" />)
  await own.person.click(await screen.findByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(visitor.visits).toEqual(['/welcome']))
})

it('IN10: leads to the settings for a new mail to another address', async () => {
  const { project, visitor, link } = await createNewcomer()
  await visitor.app.verifyEmail(codeIn(link))
  const user = await visitor.app.getUser({ or: 'throw' })
  const other = 'grace@example.org'
  const address = { type: 'email', value: other, usedForAuth: false } as const
  await (await user.createContactChannel(address)).sendVerificationEmail()
  const mail = new URL((await project.inbox.next({ to: other })).link)
  await project.clock.advance('8d')
  goTo(mail.pathname + mail.search)
  show(visitor, <EmailVerification />)
  await screen.findByText('This link expired. Request a new one.')
  const settings = await screen.findByRole('link', { name: 'Account settings' })
  expect(settings.getAttribute('href')).toMatch(/account-settings/)
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
})

it('RT07: says while it loads that the code is checked later, until a person will not wait', async () => {
  const network = watchNetwork()
  const { visitor, link } = await createNewcomer()
  goTo(link)
  network.respond429(CHECK, { retryAfter: 50 })
  const { person } = show(visitor, <EmailVerification />)
  await cancelLoading(person)
  expect(network.calls(CHECK)).toBe(1)
})

it('RT07: is no page that did not load meanwhile, and asks once the code was checked', async () => {
  const network = watchNetwork()
  const { visitor, link } = await createNewcomer()
  goTo(link)
  network.respond429(CHECK, { retryAfter: 3 })
  show(visitor, <EmailVerification />)
  await screen.findByText(/^Too many attempts. Try again in [45] seconds.$/)
  expect(screen.queryByRole('heading', { name: "This page couldn't load" })).toBeNull()
  await screen.findByRole('heading', { name: 'Verify your email' })
  expect(screen.queryByText(/^Too many attempts/)).toBeNull()
})
