import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { asAdmin } from '../../../core/test/support/as-server.js'
import { ForgotPassword, type PageEvent } from '../../src/pages/index.js'
import { holdResponse, watchNetwork } from '../network.js'
import {
  createTestProject,
  createVisitor,
  email,
  goTo,
  press,
  show,
  users,
  type Visitor,
} from '../visitor.js'
import { createSignedIn } from '../create-signed-in.js'
import { stopClock } from '../cancel-wait.js'

const SEND = 'POST /auth/password/send-reset-code'
const sentTo = (address: string) =>
  `If there's an account for ${address}, you'll get a reset link shortly. Check spam too.`

afterEach(() => void vi.useRealTimers())

/** Types an address and submits the form. */
async function submitAddress(
  visitor: Visitor,
  address: string,
  onEvent?: (event: PageEvent) => void,
) {
  const view = show(visitor, <ForgotPassword {...(onEvent && { onEvent })} />)
  await view.person.type(await screen.findByLabelText('Email address'), address)
  await view.person.click(screen.getByRole('button', { name: 'Send reset link' }))
  return view
}

const status = async () => (await screen.findByRole('status')).textContent

describe('ForgotPassword', () => {
  it('emails a link to the password reset page and shows the address', async () => {
    const events: PageEvent[] = []
    const project = await createTestProject({ users })
    await submitAddress(createVisitor(project), ` ${email} `, (event) => events.push(event))
    await screen.findByRole('heading', { name: 'Check your email' })
    expect(await status()).toBe(sentTo(email))
    expect(events).toEqual([{ type: 'mail-sent' }])
    const { link } = await project.inbox.next({ to: email })
    expect(new URL(link).pathname).toBe('/handler/password-reset')
  })

  it('shows the same message for an unknown address and sends no email (XS21, IN16)', async () => {
    const unknownAddress = 'unknown@example.com'
    const project = await createTestProject({ users })
    const visitor = createVisitor(project)
    await submitAddress(visitor, unknownAddress)
    await screen.findByRole('heading', { name: 'Check your email' })
    expect(await status()).toBe(sentTo(unknownAddress))
    // Emails arrive in order, so an email to the unknown address would arrive before this one.
    await visitor.app.sendForgotPasswordEmail(email)
    await project.inbox.next({ to: email })
    expect((await project.inbox.list()).map(({ to }) => to)).toEqual([[email]])
  })

  it.each([
    ['', 'Enter your email address.'],
    ['ada', 'Enter a valid email address, like name@example.com.'],
    ['ada@example.com,eve@example.com', 'Enter a valid email address, like name@example.com.'],
  ])('rejects the address %j without a request (IN05)', async (typed, message) => {
    const network = watchNetwork()
    const visitor = createVisitor(await createTestProject())
    const { person } = show(visitor, <ForgotPassword />)
    const field = await screen.findByLabelText('Email address')
    if (typed) await person.type(field, typed)
    await person.click(screen.getByRole('button', { name: 'Send reset link' }))
    await screen.findByText(message)
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(network.calls(SEND)).toBe(0)
  })

  it('disables the resend button during the cooldown and sends to another address at once (IN20)', async () => {
    const network = watchNetwork()
    const project = await createTestProject({ users })
    const { person } = await submitAddress(createVisitor(project), 'eve@example.com')
    const again = await screen.findByRole('button', { name: /^Resend in/ })
    expect(again.getAttribute('aria-disabled')).toBe('true')
    await person.click(again)
    expect(network.calls(SEND)).toBe(1)
    await person.click(screen.getByRole('button', { name: 'Use a different email' }))
    const field = await screen.findByLabelText<HTMLInputElement>('Email address')
    expect(field.value).toBe('eve@example.com')
    await person.clear(field)
    await person.type(field, email)
    await person.dblClick(screen.getByRole('button', { name: 'Send reset link' }))
    await project.inbox.next({ to: email })
    expect(network.calls(SEND)).toBe(2)
  })

  it('keeps the cooldown if the address differs in case only (IN20)', async () => {
    // The clock stands still from here on.
    vi.setSystemTime(Date.now())
    const network = watchNetwork()
    const project = await createTestProject({ users })
    const { person } = await submitAddress(createVisitor(project), email)
    await screen.findByRole('button', { name: /^Resend in/ })
    await press(person, 'Use a different email')
    vi.setSystemTime(Date.now() + 50_000)
    const field = await screen.findByLabelText('Email address')
    await person.clear(field)
    await person.type(field, email.toUpperCase())
    await press(person, 'Send reset link')
    const again = await screen.findByRole('button', { name: /^Resend in ([1-9]|10) seconds/ })
    expect(again.getAttribute('aria-disabled')).toBe('true')
    expect(network.calls(SEND)).toBe(1)

    await press(person, 'Use a different email')
    vi.setSystemTime(Date.now() + 11_000)
    await press(person, 'Send reset link')
    await screen.findByRole('button', { name: /^Resend in (59|60) seconds/ })
    expect(network.calls(SEND)).toBe(2)
  })

  it('announces each resent email to screen readers', async () => {
    const project = await createTestProject({ users })
    const { person } = await submitAddress(createVisitor(project), email)
    const again = await screen.findByRole('button', { name: /^Resend in/ })
    const announced = (await screen.findByRole('status')).firstChild
    // The countdown starts a moment after the button appears.
    await waitFor(() => {
      vi.setSystemTime(Date.now() + 61_000)
      expect(again.getAttribute('aria-disabled')).toBe('false')
    })
    await person.click(again)
    // Screen readers announce the text only if its node is replaced.
    await waitFor(() => expect(announced?.isConnected).toBe(false))
    expect(await status()).toBe(sentTo(email))
  })

  it('disables the button for a different email while the email is being resent', async () => {
    const network = watchNetwork()
    const project = await createTestProject({ users })
    const { person } = await submitAddress(createVisitor(project), email)
    const again = await screen.findByRole('button', { name: /^Resend in/ })
    // The countdown starts a moment after the button appears.
    await waitFor(() => {
      vi.setSystemTime(Date.now() + 61_000)
      expect(again.getAttribute('aria-disabled')).toBe('false')
    })
    const release = holdResponse(network, SEND)
    await person.click(again)
    const other = screen.getByRole('button', { name: 'Use a different email' })
    await waitFor(() => expect(again.getAttribute('aria-busy')).toBe('true'))
    await person.click(other)
    expect(other.getAttribute('aria-disabled')).toBe('true')
    release()
    await waitFor(() => expect(other.getAttribute('aria-disabled')).toBe('false'))
    await person.click(other)
    await screen.findByLabelText('Email address')
  })

  it('shows the rate-limit wait and keeps the typed address', async () => {
    const project = await createTestProject({ users })
    await project.faults.on(SEND, { kind: 'rate-limit', retryAfterSeconds: 90 })
    stopClock()
    await submitAddress(createVisitor(project), email)
    await screen.findByText('Too many attempts. Try again in 90 seconds.')
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe(email)
    expect(await project.inbox.list()).toEqual([])
  })

  it('sends the reset email on a retry after a network error', async () => {
    const network = watchNetwork()
    const project = await createTestProject({ users })
    network.fail(SEND)
    const { person } = await submitAddress(createVisitor(project), email)
    await screen.findByText(/^Can't reach the server/)
    await person.click(screen.getByRole('button', { name: 'Send reset link' }))
    await project.inbox.next({ to: email })
  })

  it('shows that passwords are disabled in the project', async () => {
    const visitor = createVisitor(
      await createTestProject({ config: { credentialEnabled: false, magicLinkEnabled: true } }),
    )
    show(visitor, <ForgotPassword />)
    await screen.findByRole('heading', { name: 'Passwords are disabled' })
  })

  it('shows that passwords are disabled if they were turned off while the page was open', async () => {
    const project = await createTestProject({ users })
    const { person } = show(createVisitor(project), <ForgotPassword />)
    await person.type(await screen.findByLabelText('Email address'), email)
    await asAdmin(project, 'PATCH', '/internal/projects/current', {
      config: { credential_enabled: false },
    })
    await person.click(screen.getByRole('button', { name: 'Send reset link' }))
    await screen.findByRole('heading', { name: 'Passwords are disabled' })
  })

  it('links a signed-in user to the account settings and sends the reset link on request', async () => {
    const project = await createTestProject({ users })
    const visitor = await createSignedIn(project)
    const { person } = show(visitor, <ForgotPassword />)
    await person.click(await screen.findByRole('link', { name: 'Account settings' }))
    await waitFor(() => expect(visitor.visits).toEqual(['/handler/account-settings']))
    await person.click(screen.getByRole('button', { name: 'Send reset link' }))
    await screen.findByRole('heading', { name: 'Check your email' })
    await project.inbox.next({ to: email })
    // The page has no email field to return to.
    expect(screen.queryByRole('button', { name: 'Use a different email' })).toBeNull()
  })

  it('shows the developer that the domain is not trusted and does not retry (IN19)', async () => {
    const network = watchNetwork()
    const project = await createTestProject({ users, config: { allowLocalhost: false } })
    await submitAddress(createVisitor(project), email)
    await screen.findByText(/isn't a trusted domain/)
    expect(network.calls(SEND)).toBe(1)
  })

  it('passes after_auth_return_to to the link of the email and to the sign-in page', async () => {
    const project = await createTestProject({ users })
    goTo('/handler/forgot-password?after_auth_return_to=%2Finbox')
    await submitAddress(createVisitor(project), email)
    const { link } = await project.inbox.next({ to: email })
    expect(new URL(link).searchParams.get('after_auth_return_to')).toBe('/inbox')
    const back = await screen.findByRole('link', { name: 'Back to sign-in' })
    await waitFor(() =>
      expect(back.getAttribute('href')).toBe('/handler/sign-in?after_auth_return_to=%2Finbox'),
    )
  })
})
