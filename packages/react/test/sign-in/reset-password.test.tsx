import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { asAdmin } from '../../../core/test/support/as-server.js'
import { type PageEvent, PasswordReset } from '../../src/pages/index.js'
import { cancelLoading, respondWithWait } from '../cancel-wait.js'
import { watchNetwork } from '../network.js'
import {
  createTestProject,
  createVisitor,
  email,
  goTo,
  openLink,
  password,
  show,
  type View,
  users,
} from '../visitor.js'

const CHECK = 'POST /latchkey/password-reset/details'
const RESET = 'POST /auth/password/reset'
const path = '/handler/password-reset'
const newPassword = 'a fresh password'

/** Opens the link of a password reset email as a signed-out visitor. */
async function openResetLink() {
  const project = await createTestProject({
    users: [...users, { email: 'eve@example.com', password }],
  })
  const visitor = createVisitor(project)
  await visitor.app.sendForgotPasswordEmail(email)
  const { link, code } = await project.inbox.next({ to: email })
  openLink(link)
  return { project, visitor, code: code ?? '' }
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const save = () => screen.getByRole('button', { name: 'Reset password' })

async function submitPasswords({ person }: View, first = newPassword, repeat = first) {
  await person.type(await field('New password'), first)
  await person.type(await field('Confirm new password'), repeat)
  await person.click(save())
}

describe('PasswordReset', () => {
  it('sets the new password with one request and links to the sign-in page', async () => {
    const network = watchNetwork()
    const events: PageEvent[] = []
    const { project, visitor } = await openResetLink()
    const view = show(visitor, <PasswordReset onEvent={(event) => events.push(event)} />)
    await screen.findByRole('heading', { name: 'Choose a new password' })
    expect([network.calls(CHECK), network.calls(RESET)]).toEqual([1, 0])
    await view.person.type(await field('New password'), newPassword)
    await view.person.type(await field('Confirm new password'), newPassword)
    await view.person.dblClick(save())
    await screen.findByRole('heading', { name: 'Password updated' })
    screen.getByText(/^You've been signed out on all devices\./)
    expect(network.calls(RESET)).toBe(1)
    expect(events).toEqual([{ type: 'password-reset' }])
    expect(visitor.app.session.get().status).toBe('signed-out')
    await view.person.click(screen.getByRole('link', { name: 'Sign in' }))
    await waitFor(() => expect(visitor.visits).toEqual(['/handler/sign-in']))
    const { app } = createVisitor(project)
    expect(
      await app.signInWithCredential({ email, password: newPassword, noRedirect: true }),
    ).toMatchObject({ status: 'ok' })
  })

  it('has a hidden username for password managers, which a rejected password keeps (43)', async () => {
    const { visitor } = await openResetLink()
    const view = show(visitor, <PasswordReset />)
    await submitPasswords(view, 'password1')
    await screen.findByText('This password is too common. Choose another one.')
    const form = (await field('New password')).form
    const username = form?.querySelector<HTMLInputElement>('[autocomplete=username]')
    expect([username?.value, username?.readOnly, username?.hidden]).toEqual([email, true, true])
  })

  it('explains that a common password is rejected and accepts another one with the same code', async () => {
    const { visitor } = await openResetLink()
    const view = show(visitor, <PasswordReset />)
    await submitPasswords(view, 'password1')
    await screen.findByText('This password is too common. Choose another one.')
    await view.person.clear(await field('New password'))
    await view.person.clear(await field('Confirm new password'))
    await submitPasswords(view)
    await screen.findByRole('heading', { name: 'Password updated' })
  })

  it('removes the code from the URL and the password from the page after the reset (IN14)', async () => {
    const { visitor } = await openResetLink()
    goTo(`${window.location.pathname}${window.location.search}&tab=2#top`)
    const view = show(visitor, <PasswordReset />)
    await submitPasswords(view)
    await screen.findByRole('heading', { name: 'Password updated' })
    await waitFor(() => expect(window.location.search + window.location.hash).toBe('?tab=2#top'))
    expect(document.querySelector('input')).toBeNull()
    expect(document.documentElement.outerHTML).not.toContain(newPassword)
  })

  it('shows success after a reload, but an incomplete-link error when it is opened without a code', async () => {
    const { visitor } = await openResetLink()
    await submitPasswords(show(visitor, <PasswordReset />))
    await screen.findByRole('heading', { name: 'Password updated' })
    await waitFor(() => expect(window.location.search).toBe(''))
    cleanup()
    show(visitor, <PasswordReset />)
    await screen.findByRole('heading', { name: 'Password updated' })
    cleanup()
    goTo(window.location.pathname)
    show(visitor, <PasswordReset />)
    await screen.findByRole('heading', { name: 'This link is incomplete' })
  })

  it('keeps another signed-in user signed in (IN15)', async () => {
    const { visitor } = await openResetLink()
    await visitor.app.signInWithCredential({
      email: 'eve@example.com',
      password,
      noRedirect: true,
    })
    const view = show(visitor, <PasswordReset />)
    await submitPasswords(view)
    await screen.findByRole('heading', { name: 'Password updated' })
    expect((await visitor.app.getUser())?.primaryEmail).toBe('eve@example.com')
  })

  it('focuses the repeated password and sends no request while the passwords differ (IN03)', async () => {
    const network = watchNetwork()
    const { visitor } = await openResetLink()
    const view = show(visitor, <PasswordReset />)
    await submitPasswords(view, newPassword, `${newPassword} `)
    await screen.findByText("Passwords don't match.")
    const repeat = await field('Confirm new password')
    await waitFor(() => expect(document.activeElement).toBe(repeat))
    expect(repeat.getAttribute('aria-invalid')).toBe('true')
    expect(network.calls(RESET)).toBe(0)
  })

  it('validates the password before it sends a request, which would use up the code (IN01)', async () => {
    const network = watchNetwork()
    const { visitor } = await openResetLink()
    const view = show(visitor, <PasswordReset />)
    await submitPasswords(view, 'short')
    await screen.findByText('Use at least 8 characters.')
    await view.person.clear(await field('New password'))
    await view.person.click(await field('New password'))
    await view.person.paste('x'.repeat(257))
    await screen.findByText('Use at most 256 characters.')
    await view.person.click(save())
    const first = await field('New password')
    await waitFor(() => expect(document.activeElement).toBe(first))
    expect(network.calls(RESET)).toBe(0)
  })

  it('keeps the typed passwords after a network error and saves them on a retry', async () => {
    const network = watchNetwork()
    const { visitor } = await openResetLink()
    network.fail(CHECK)
    const view = show(visitor, <PasswordReset />)
    await view.person.click(await screen.findByRole('button', { name: 'Try again' }))
    await field('New password')
    network.fail(RESET)
    await submitPasswords(view)
    await screen.findByText(/^Can't reach the server/)
    expect([
      (await field('New password')).value,
      (await field('Confirm new password')).value,
    ]).toEqual([newPassword, newPassword])
    await view.person.click(save())
    await screen.findByRole('heading', { name: 'Password updated' })
  })

  it('shows that a link was already used and links to the forgot-password page (IN10)', async () => {
    const { visitor, code } = await openResetLink()
    await visitor.app.resetPassword({ code, password: newPassword })
    const { person } = show(visitor, <PasswordReset />)
    await screen.findByRole('heading', { name: 'This link has already been used' })
    await person.click(screen.getByRole('link', { name: 'Request a new link' }))
    await waitFor(() => expect(visitor.visits).toEqual(['/handler/forgot-password']))
  })

  it('shows that a link was used while the page was open (IN10)', async () => {
    const { project, visitor, code } = await openResetLink()
    const view = show(visitor, <PasswordReset />)
    await field('New password')
    await createVisitor(project).app.resetPassword({ code, password: newPassword })
    await submitPasswords(view)
    await screen.findByRole('heading', { name: 'This link has already been used' })
  })

  it('shows that a link has expired and links to the forgot-password page (IN10)', async () => {
    const { project, visitor } = await openResetLink()
    await project.clock.advance('8d')
    show(visitor, <PasswordReset />)
    await screen.findByRole('heading', { name: 'This link has expired' })
    screen.getByRole('link', { name: 'Request a new link' })
  })

  it('shows that a link was tried too often (IN10)', async () => {
    const { visitor, code } = await openResetLink()
    for (let tries = 0; tries < 20; tries += 1) await visitor.app.verifyPasswordResetCode(code)
    show(visitor, <PasswordReset />)
    await screen.findByRole('heading', { name: 'Too many attempts' })
  })

  it.each([
    ['an unknown code', `?code=${'x'.repeat(45)}`, "This link isn't valid"],
    ['a truncated code', '?code=abc', "This link isn't valid"],
    ['a code of 10 kB (IN09)', `?code=${'x'.repeat(10_000)}`, "This link isn't valid"],
    ['two codes (IN09)', `?code=${'x'.repeat(45)}&code=${'y'.repeat(45)}`, "This link isn't valid"],
    ['no code', '', 'This link is incomplete'],
  ])('links to the forgot-password page for %s', async (_name, query, title) => {
    const visitor = createVisitor(await createTestProject())
    goTo(path + query)
    show(visitor, <PasswordReset />)
    await screen.findByRole('heading', { name: title })
    screen.getByRole('link', { name: 'Request a new link' })
  })

  it('does not use up the code in a project with passwords turned off', async () => {
    const network = watchNetwork()
    const { project, visitor } = await openResetLink()
    await asAdmin(project, 'PATCH', '/internal/projects/current', {
      config: { credential_enabled: false },
    })
    show(visitor, <PasswordReset />)
    await screen.findByRole('heading', { name: 'Passwords are disabled' })
    expect(network.calls(RESET)).toBe(0)
  })

  it('shows the rate-limit wait of the code check until the user cancels it (RT07)', async () => {
    const network = watchNetwork()
    const { visitor } = await openResetLink()
    respondWithWait(network, CHECK)
    const { person } = show(visitor, <PasswordReset />)
    await cancelLoading(person)
    expect(network.calls(CHECK)).toBe(1)
  })
})
