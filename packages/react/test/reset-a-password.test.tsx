import { createNetwork } from '@latchkey/testing/network'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, inject, it, onTestFinished } from 'vitest'
import { asAdmin } from '../../core/test/as-server.js'
import { type PageEvent, PasswordReset } from '../src/pages/index.js'
import { cancelLoading } from './cancel-wait.js'
import {
  createTestProject,
  createVisitor,
  email,
  goTo,
  password,
  type Shown,
  show,
  users,
} from './visitor.js'

const CHECK = 'POST /auth/password/reset/check-code'
const RESET = 'POST /auth/password/reset'
const path = '/handler/password-reset'
const fresh = 'a fresh password'

afterEach(() => {
  cleanup()
  goTo('/')
})

const watchNetwork = () => {
  const network = createNetwork(inject('latchkeyServiceUrl'))
  onTestFinished(() => network.close())
  return network
}

/** Opens the link of a password reset email as a signed-out visitor. */
async function arrive() {
  const project = await createTestProject({
    users: [...users, { email: 'eve@example.com', password }],
  })
  const visitor = createVisitor(project)
  await visitor.app.sendForgotPasswordEmail(email)
  const { link, code } = await project.inbox.next({ to: email })
  const { pathname, search } = new URL(link)
  goTo(pathname + search)
  return { project, visitor, code: code ?? '' }
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const save = () => screen.getByRole('button', { name: 'Reset password' })

async function choose({ person }: Shown, first = fresh, repeat = first) {
  await person.type(await field('New password'), first)
  await person.type(await field('Confirm new password'), repeat)
  await person.click(save())
}

it('gives the account the new password once, and leads to the sign-in page', async () => {
  const network = watchNetwork()
  const events: PageEvent[] = []
  const { project, visitor } = await arrive()
  const shown = show(visitor, <PasswordReset onEvent={(event) => events.push(event)} />)
  await screen.findByRole('heading', { name: 'Choose a new password' })
  expect([network.calls(CHECK), network.calls(RESET)]).toEqual([1, 0])
  await shown.person.type(await field('New password'), fresh)
  await shown.person.type(await field('Confirm new password'), fresh)
  await shown.person.dblClick(save())
  await screen.findByRole('heading', { name: 'Password updated' })
  expect(network.calls(RESET)).toBe(1)
  expect(events).toEqual([{ type: 'password-reset' }])
  expect(visitor.app.session.get().status).toBe('signed-out')
  await shown.person.click(screen.getByRole('link', { name: 'Sign in' }))
  await waitFor(() => expect(visitor.visits).toEqual(['/handler/sign-in']))
  const { app } = createVisitor(project)
  expect(
    await app.signInWithCredential({ email, password: fresh, noRedirect: true }),
  ).toMatchObject({ status: 'ok' })
})

it('explains that a common password is rejected, and accepts another one with the same code', async () => {
  const { visitor } = await arrive()
  const shown = show(visitor, <PasswordReset />)
  await choose(shown, 'password1')
  await screen.findByText('This password is too common. Choose another one.')
  await shown.person.clear(await field('New password'))
  await shown.person.clear(await field('Confirm new password'))
  await choose(shown)
  await screen.findByRole('heading', { name: 'Password updated' })
})

it('IN14: takes the code out of the address once it was used, and holds no password then', async () => {
  const { visitor } = await arrive()
  goTo(`${window.location.pathname}${window.location.search}&tab=2#top`)
  const shown = show(visitor, <PasswordReset />)
  await choose(shown)
  await screen.findByRole('heading', { name: 'Password updated' })
  await waitFor(() => expect(window.location.search + window.location.hash).toBe('?tab=2#top'))
  expect(document.querySelector('input')).toBeNull()
  expect(document.documentElement.outerHTML).not.toContain(fresh)
})

it('says that it is done when it is loaded again, and not to whoever comes without a link', async () => {
  const { visitor } = await arrive()
  await choose(show(visitor, <PasswordReset />))
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

it('IN15: leaves somebody else signed in', async () => {
  const { visitor } = await arrive()
  await visitor.app.signInWithCredential({
    email: 'eve@example.com',
    password,
    noRedirect: true,
  })
  const shown = show(visitor, <PasswordReset />)
  await choose(shown)
  await screen.findByRole('heading', { name: 'Password updated' })
  expect((await visitor.app.getUser())?.primaryEmail).toBe('eve@example.com')
})

it('IN03: sends nothing while the two do not match, and goes to the field', async () => {
  const network = watchNetwork()
  const { visitor } = await arrive()
  const shown = show(visitor, <PasswordReset />)
  await choose(shown, fresh, `${fresh} `)
  await screen.findByText("Passwords don't match.")
  const repeat = await field('Confirm new password')
  await waitFor(() => expect(document.activeElement).toBe(repeat))
  expect(repeat.getAttribute('aria-invalid')).toBe('true')
  expect(network.calls(RESET)).toBe(0)
})

it('IN01: sends nothing that the service would refuse, since that would use the code up', async () => {
  const network = watchNetwork()
  const { visitor } = await arrive()
  const shown = show(visitor, <PasswordReset />)
  await choose(shown, 'short')
  await screen.findByText('Use at least 8 characters.')
  await shown.person.clear(await field('New password'))
  await shown.person.click(await field('New password'))
  await shown.person.paste('x'.repeat(71))
  await screen.findByText('Use at most 70 characters.')
  await shown.person.click(save())
  const first = await field('New password')
  await waitFor(() => expect(document.activeElement).toBe(first))
  expect(network.calls(RESET)).toBe(0)
})

it('keeps what was typed when no answer came, and tries again', async () => {
  const network = watchNetwork()
  const { visitor } = await arrive()
  network.fail(CHECK)
  const shown = show(visitor, <PasswordReset />)
  await shown.person.click(await screen.findByRole('button', { name: 'Try again' }))
  await field('New password')
  network.fail(RESET)
  await choose(shown)
  await screen.findByText(/^Can't reach the server/)
  expect([
    (await field('New password')).value,
    (await field('Confirm new password')).value,
  ]).toEqual([fresh, fresh])
  await shown.person.click(save())
  await screen.findByRole('heading', { name: 'Password updated' })
})

it('IN10: has its own words for a link that was used, and offers a new one', async () => {
  const { visitor, code } = await arrive()
  await visitor.app.resetPassword({ code, password: fresh })
  const { person } = show(visitor, <PasswordReset />)
  await screen.findByRole('heading', { name: 'This link has already been used' })
  await person.click(screen.getByRole('link', { name: 'Request a new link' }))
  await waitFor(() => expect(visitor.visits).toEqual(['/handler/forgot-password']))
})

it('IN10: has its own words for a link that was used while the page was open', async () => {
  const { project, visitor, code } = await arrive()
  const shown = show(visitor, <PasswordReset />)
  await field('New password')
  await createVisitor(project).app.resetPassword({ code, password: fresh })
  await choose(shown)
  await screen.findByRole('heading', { name: 'This link has already been used' })
})

it('IN10: has its own words for a link that has expired', async () => {
  const { project, visitor } = await arrive()
  await project.clock.advance('8d')
  show(visitor, <PasswordReset />)
  await screen.findByRole('heading', { name: 'This link has expired' })
  screen.getByRole('link', { name: 'Request a new link' })
})

it('IN10: has its own words for a link that was tried too often', async () => {
  const { visitor, code } = await arrive()
  for (let tries = 0; tries < 20; tries += 1) await visitor.app.verifyPasswordResetCode(code)
  show(visitor, <PasswordReset />)
  await screen.findByRole('heading', { name: 'Too many attempts' })
})

it.each([
  ['a code of nobody', `?code=${'x'.repeat(45)}`, "This link isn't valid"],
  ['a code that is cut off', '?code=abc', "This link isn't valid"],
  ['IN09: a code of 10 kB', `?code=${'x'.repeat(10_000)}`, "This link isn't valid"],
  ['IN09: two codes', `?code=${'x'.repeat(45)}&code=${'y'.repeat(45)}`, "This link isn't valid"],
  ['no code', '', 'This link is incomplete'],
])('offers a new link for %s', async (_name, query, title) => {
  const visitor = createVisitor(await createTestProject())
  goTo(path + query)
  show(visitor, <PasswordReset />)
  await screen.findByRole('heading', { name: title })
  screen.getByRole('link', { name: 'Request a new link' })
})

it('does not use the code up where passwords are off', async () => {
  const network = watchNetwork()
  const { project, visitor } = await arrive()
  await asAdmin(project, 'PATCH', '/internal/projects/current', {
    config: { credential_enabled: false },
  })
  show(visitor, <PasswordReset />)
  await screen.findByRole('heading', { name: 'Passwords are disabled' })
  expect(network.calls(RESET)).toBe(0)
})

it('RT07: says while it loads that the code is checked later, until a person will not wait', async () => {
  const network = watchNetwork()
  const { visitor } = await arrive()
  network.respond429(CHECK, { retryAfter: 50 })
  const { person } = show(visitor, <PasswordReset />)
  await cancelLoading(person)
  expect(network.calls(CHECK)).toBe(1)
})
