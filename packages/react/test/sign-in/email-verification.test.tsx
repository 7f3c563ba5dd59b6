import { createService } from '@latchkey/service'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { EmailVerification, type PageEvent } from '../../src/pages/index.js'
import { cancelLoading, respondWithWait } from '../cancel-wait.js'
import { watchNetwork } from '../network.js'
import {
  createTestProject,
  createVisitor,
  goTo,
  openLink,
  password,
  pathOf,
  press,
  ready,
  show,
} from '../visitor.js'
import { fakePlatform } from '../../../core/test/fakes/fake-platform.js'

const DETAILS = 'POST /latchkey/email-verification/details'
const VERIFY = 'POST /contact-channels/verify'
const email = 'grace@example.com'
const path = '/handler/email-verification'

/** Creates a user who has just signed up and received the email. */
const createNewUser = async (config = {}, serviceUrl?: string) => {
  const project = await createTestProject({ config }, serviceUrl)
  const visitor = createVisitor(project)
  await visitor.app.signUpWithCredential({ email, password, noRedirect: true })
  const { link } = await project.inbox.next({ to: email })
  return { project, visitor, link: pathOf(link) }
}

const codeIn = (link: string) => new URLSearchParams(link.split('?')[1]).get('code') ?? ''

describe('EmailVerification', () => {
  it('asks for confirmation and verifies the address with one request', async () => {
    const network = watchNetwork()
    const events: PageEvent[] = []
    const { visitor, link } = await createNewUser()
    goTo(link)
    const { person } = show(visitor, <EmailVerification onEvent={(event) => events.push(event)} />)
    await screen.findByRole('heading', { name: 'Verify your email' })
    expect([network.calls(DETAILS), network.calls(VERIFY)]).toEqual([1, 0])
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

  it('shows the account of the session and verifies the address for it', async () => {
    const { visitor, link } = await createNewUser()
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

  describe('without a session of the account', () => {
    const openSignedOut = async () => {
      const { project, visitor: creator, link } = await createNewUser()
      const visitor = createVisitor(project)
      goTo(link)
      return { project, creator, visitor, link, ...show(visitor, <EmailVerification />) }
    }

    it('asks whether the visitor created the account, and verifies the address (R7)', async () => {
      const { creator, person } = await openSignedOut()
      await screen.findByRole('heading', { name: 'Did you create this account?' })
      await screen.findByText(email)
      screen.getByText('Created')
      expect((await creator.app.getUser())?.primaryEmailVerified).toBe(false)
      await press(person, 'Yes, it was me')
      await screen.findByText("You're all set.")
      await act(() => creator.app.user.refresh())
      expect((await creator.app.getUser())?.primaryEmailVerified).toBe(true)
    })

    it('ends the account of a stranger and frees the address (R7)', async () => {
      const network = watchNetwork()
      const { visitor, creator, person } = await openSignedOut()
      await person.dblClick(await ready("No, it wasn't me"))
      await screen.findByRole('heading', { name: 'Email removed' })
      screen.getByText('All its sessions were signed out.')
      expect(network.calls('POST /latchkey/email-verification/reject')).toBe(1)
      expect(network.calls(VERIFY)).toBe(0)
      await act(() => creator.app.user.refresh())
      expect(await creator.app.getUser()).toBeNull()
      const credential = { email, password, noRedirect: true }
      expect((await visitor.app.signUpWithCredential(credential)).status).toBe('ok')
    })

    it('asks a visitor who is signed in to another account (R7)', async () => {
      const { project, link } = await createNewUser()
      const other = createVisitor(project)
      await other.app.signUpWithCredential({
        email: 'eve@example.com',
        password,
        noRedirect: true,
      })
      goTo(link)
      show(other, <EmailVerification />)
      await screen.findByRole('heading', { name: 'Did you create this account?' })
    })

    it('rejects the account on a retry after a network error (R7)', async () => {
      const network = watchNetwork()
      const { person } = await openSignedOut()
      const reject = await ready("No, it wasn't me")
      network.fail('POST /latchkey/email-verification/reject')
      await person.click(reject)
      await screen.findByText(/^Can't reach the server/)
      await person.click(reject)
      await screen.findByRole('heading', { name: 'Email removed' })
    })

    it('verifies without the question on a service without extensions (R7)', async () => {
      const service = createService({
        port: 0,
        passwordHashing: { memoryKibibytes: 8, passes: 1 },
        extensions: false,
      })
      onTestFinished(() => service.close())
      const { project, link } = await createNewUser({}, await service.listen(0))
      goTo(link)
      const { person } = show(createVisitor(project), <EmailVerification />)
      await press(person, 'Verify')
      await screen.findByText("You're all set.")
    })
  })

  it('shows that the address is verified after a reload, but an incomplete-link error without a code', async () => {
    const { visitor, link } = await createNewUser()
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

  it('verifies the address for a signed-out user and links to the sign-in page', async () => {
    const { project, link } = await createNewUser()
    const visitor = createVisitor(project)
    goTo(link)
    const { person } = show(visitor, <EmailVerification />)
    await press(person, 'Yes, it was me')
    await screen.findByText("You're all set.")
    await person.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(visitor.visits).toHaveLength(1))
    expect(visitor.visits[0]).toMatch(/^\/handler\/sign-in/)
    cleanup()
    show(visitor, <EmailVerification />)
    await screen.findByText(/was already verified/)
  })

  it('shows that a link was used to a signed-out user, and that the address is verified to its owner (IN10)', async () => {
    const { project, visitor, link } = await createNewUser()
    await visitor.app.verifyEmail(codeIn(link))
    goTo(link)
    show(createVisitor(project), <EmailVerification />)
    await screen.findByRole('heading', { name: 'This link has already been used' })
    cleanup()
    show(visitor, <EmailVerification />)
    await screen.findByText(/was already verified/)
  })

  describe('with an address that is already verified (IN17)', () => {
    /** Requests another email to the same address and returns its link. */
    const requestNewLink = async ({
      project,
      visitor,
    }: Awaited<ReturnType<typeof createNewUser>>) => {
      await (await visitor.app.getUser({ or: 'throw' })).sendVerificationEmail()
      return pathOf((await project.inbox.next({ to: email })).link)
    }
    const before = 'Your email was already verified.'

    it('shows that the address is verified for the link that verified it', async () => {
      const { visitor, link } = await createNewUser()
      await visitor.app.verifyEmail(codeIn(link))
      goTo(link)
      const { person } = show(visitor, <EmailVerification />)
      await screen.findByText(before)
      screen.getByRole('heading', { name: 'Email verified' })
      await person.click(screen.getByRole('button', { name: 'Continue' }))
      await waitFor(() => expect(visitor.visits).toEqual(['/']))
    })

    it('shows that the address is verified for an older link that a newer one replaced', async () => {
      const newUser = await createNewUser()
      const { project, visitor, link } = newUser
      await project.clock.advance('61s')
      const other = await requestNewLink(newUser)
      await visitor.app.verifyEmail(codeIn(other))
      goTo(link)
      show(visitor, <EmailVerification />)
      await screen.findByText(before)
      screen.getByRole('heading', { name: 'Email verified' })
    })

    it('shows that the link has expired for an expired link to a second address', async () => {
      const { project, visitor, link } = await createNewUser()
      await visitor.app.verifyEmail(codeIn(link))
      const user = await visitor.app.getUser({ or: 'throw' })
      const value = 'ada@second.example'
      const added = await user.createContactChannel({ type: 'email', value, usedForAuth: false })
      await added.sendVerificationEmail()
      const { link: second } = await project.inbox.next({ to: value })
      await project.clock.advance('25h')
      openLink(second)
      show(visitor, <EmailVerification />)
      await screen.findByRole('heading', { name: 'This link has expired' })
      screen.getByRole('link', { name: 'Account settings' })
    })

    it('shows that the address is verified when an expired link is resent after it was verified elsewhere', async () => {
      const newUser = await createNewUser()
      const { project, visitor, link } = newUser
      await project.clock.advance('8d')
      const other = await requestNewLink(newUser)
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

  it('resends the email of an expired link once and then starts the cooldown (IN10, IN20)', async () => {
    const network = watchNetwork()
    const { project, visitor, link } = await createNewUser()
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

  it('announces each resent email to screen readers', async () => {
    onTestFinished(() => void vi.useRealTimers())
    const { project, visitor, link } = await createNewUser()
    await project.clock.advance('8d')
    goTo(link)
    const { person } = show(visitor, <EmailVerification />)
    await press(person, 'Resend email')
    const again = await screen.findByRole('button', { name: /^Resend in/ })
    const [announced] = screen.getAllByRole('status').flatMap(({ lastChild }) => lastChild ?? [])
    await waitFor(() => {
      vi.setSystemTime(Date.now() + 31_000)
      expect(again.getAttribute('aria-disabled')).toBe('false')
    })
    await person.click(again)
    await waitFor(() => expect(announced?.isConnected).toBe(false))
  })

  it('asks a signed-out user to sign in before it resends the email (IN10)', async () => {
    const { project, link } = await createNewUser()
    await project.clock.advance('8d')
    goTo(link)
    show(createVisitor(project), <EmailVerification />)
    await screen.findByText('Sign in to request a new one.')
    expect(screen.queryByRole('button', { name: 'Resend email' })).toBeNull()
  })

  it('shows that a link was tried too often (IN10)', async () => {
    const { visitor, link } = await createNewUser()
    const code = codeIn(link)
    for (let tries = 0; tries < 20; tries += 1) await visitor.app.checkEmailVerificationCode(code)
    goTo(link)
    show(visitor, <EmailVerification />)
    await screen.findByRole('heading', { name: 'Too many attempts' })
  })

  it.each([
    ['an unknown code', `?code=${'x'.repeat(45)}`, "This link isn't valid"],
    ['a truncated code', '?code=abc', "This link isn't valid"],
    ['a code of 10 kB (IN09)', `?code=${'x'.repeat(10_000)}`, "This link isn't valid"],
    ['two codes (IN09)', `?code=${'x'.repeat(45)}&code=${'y'.repeat(45)}`, "This link isn't valid"],
    ['no code', '', 'This link is incomplete'],
  ])('shows an error for a link with %s', async (_name, query, title) => {
    const visitor = createVisitor(await createTestProject())
    goTo(path + query)
    show(visitor, <EmailVerification />)
    await screen.findByRole('heading', { name: title })
  })

  it('accepts a code that an email program has wrapped (IN09)', async () => {
    const { visitor, link } = await createNewUser()
    goTo(`${link.slice(0, -10)}%20%0D%0A${link.slice(-10)}`)
    show(visitor, <EmailVerification />)
    await screen.findByRole('heading', { name: 'Verify your email' })
  })

  it('checks and verifies the code on a retry after a network error', async () => {
    const network = watchNetwork()
    const { visitor, link } = await createNewUser()
    network.fail(DETAILS)
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

  it('links an anonymous user to the sign-in page after the verification (IN28)', async () => {
    const { project, link } = await createNewUser({ anonymousAccountsEnabled: true })
    const visitor = createVisitor(project)
    await visitor.app.getUser({ or: 'anonymous' })
    goTo(link)
    const { person } = show(visitor, <EmailVerification />)
    await press(person, 'Yes, it was me')
    await person.click(await screen.findByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(visitor.visits).toHaveLength(1))
    expect(visitor.visits[0]).toMatch(/^\/handler\/sign-in/)
  })

  it('links a signed-out user to the sign-in page and a signed-in user to redirectTo', async () => {
    const { project, visitor, link } = await createNewUser()
    const signedOut = createVisitor(project)
    goTo(link)
    const { person } = show(signedOut, <EmailVerification redirectTo="/welcome" />)
    await press(person, 'Yes, it was me')
    await person.click(await screen.findByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(signedOut.visits).toHaveLength(1))
    expect(signedOut.visits[0]).toMatch(/^\/handler\/sign-in/)
    cleanup()
    goTo(link)
    const signedIn = show(visitor, <EmailVerification redirectTo="/welcome" />)
    await signedIn.person.click(await screen.findByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(visitor.visits).toEqual(['/welcome']))
  })

  it('links to the account settings for an expired link to another address (IN10)', async () => {
    const { project, visitor, link } = await createNewUser()
    await visitor.app.verifyEmail(codeIn(link))
    const user = await visitor.app.getUser({ or: 'throw' })
    const other = 'grace@example.org'
    const address = { type: 'email', value: other, usedForAuth: false } as const
    await (await user.createContactChannel(address)).sendVerificationEmail()
    const { link: second } = await project.inbox.next({ to: other })
    await project.clock.advance('8d')
    openLink(second)
    show(visitor, <EmailVerification />)
    await screen.findByText('Request a new one to verify your email.')
    const settings = await screen.findByRole('link', { name: 'Account settings' })
    expect(settings.getAttribute('href')).toMatch(/account-settings/)
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
  })

  it('shows the rate-limit wait of the code check until the user cancels it (RT07)', async () => {
    const network = watchNetwork()
    const { visitor, link } = await createNewUser()
    goTo(link)
    respondWithWait(network, DETAILS)
    const { person } = show(visitor, <EmailVerification />)
    await cancelLoading(person)
    expect(network.calls(DETAILS)).toBe(1)
  })

  it('shows no loading error during the rate-limit wait and then asks for confirmation (RT07)', async () => {
    const network = watchNetwork()
    const { platform, pass } = fakePlatform()
    const { project, link } = await createNewUser()
    const visitor = createVisitor(project, { platform: { timers: platform.timers } })
    goTo(link)
    respondWithWait(network, DETAILS)
    show(visitor, <EmailVerification />)
    await screen.findByText(/^Too many attempts. Try again in 5[0-2] seconds.$/)
    expect(screen.queryByRole('heading', { name: "This page couldn't load" })).toBeNull()
    expect(network.calls(DETAILS)).toBe(1)
    act(() => pass(52_000))
    await screen.findByRole('heading', { name: 'Did you create this account?' })
    expect(screen.queryByText(/^Too many attempts/)).toBeNull()
  })
})
