import { createNetwork } from '@latchkey/testing/network'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, inject, it, onTestFinished } from 'vitest'
import { asAdmin, asServer } from '../../core/test/as-server.js'
import { createAuthenticatorApp } from '../../core/test/totp.js'
import { MagicLinkCallback, type PageEvent, SignIn, SignUp } from '../src/pages/index.js'
import { cancelLoading } from './cancel-wait.js'
import {
  createTestProject,
  createVisitor,
  email,
  goTo,
  password,
  press,
  ready,
  show,
} from './visitor.js'

const SEND = 'POST /auth/otp/send-sign-in-code'
const CHECK = 'POST /auth/otp/sign-in/check-code'
const ENTER = 'POST /auth/otp/sign-in'

afterEach(() => {
  cleanup()
  goTo('/')
  localStorage.clear()
  sessionStorage.clear()
})

const watchNetwork = () => {
  const network = createNetwork(inject('latchkeyServiceUrl'))
  onTestFinished(() => network.close())
  return network
}

const users = [{ email, password, displayName: 'Ada Lovelace', emailVerified: true }]
const config = { magicLinkEnabled: true }
const createProject = () => createTestProject({ users, config })
type Project = Awaited<ReturnType<typeof createProject>>

/** The link and the digits of the next email. */
async function nextMail(project: Project, to = email) {
  const { link } = await project.inbox.next({ to })
  const { pathname, search, searchParams } = new URL(link)
  const code = searchParams.get('code') ?? ''
  return { path: pathname + search, code, typed: code.slice(0, 6) }
}

const openSignIn = async (project: Project, page = <SignIn />) => {
  const visitor = createVisitor(project)
  const shown = show(visitor, page)
  const emailField = await screen.findByLabelText<HTMLInputElement>('Email address')
  return { ...visitor, ...shown, emailField }
}

/** Opens the sign-in page and requests an email. */
const askForMail = async (project: Project, page?: React.JSX.Element, to = email) => {
  const opened = await openSignIn(project, page)
  await opened.person.click(screen.getByRole('button', { name: 'Use an email code instead' }))
  await opened.person.type(opened.emailField, `${to}{Enter}`)
  const codeField = await screen.findByLabelText<HTMLInputElement>('Code')
  return { ...opened, codeField }
}

const wrongOf = (typed: string) => typed.replace(/^./, (first) => (first === '0' ? '1' : '0'))

it('keeps the address when the form changes between password and mail', async () => {
  const { person, emailField } = await openSignIn(await createProject())
  await person.type(emailField, email)
  await person.click(screen.getByRole('button', { name: 'Use an email code instead' }))
  expect(screen.queryByLabelText('Password')).toBeNull()
  expect(emailField.value).toBe(email)
  await person.click(screen.getByRole('button', { name: 'Use your password instead' }))
  screen.getByLabelText('Password')
  expect(emailField.value).toBe(email)
})

it('sends a mail, and signs in with the six figures that it shows as soon as they are typed', async () => {
  const events: PageEvent[] = []
  const project = await createProject()
  const { person, app, visits, codeField } = await askForMail(
    project,
    <SignIn onEvent={(event) => events.push(event)} />,
  )
  screen.getByText(email)
  await waitFor(() => expect(document.activeElement).toBe(codeField))
  expect(codeField.getAttribute('autocomplete')).toBe('one-time-code')
  const { typed } = await nextMail(project)
  await person.type(codeField, typed.toLowerCase())
  await waitFor(() => expect(visits).toEqual(['/']))
  expect((await app.getUser())?.primaryEmail).toBe(email)
  expect(events.map(({ type }) => type)).toEqual(['mail-sent', 'signed-in'])
})

it('IN11: takes figures that are pasted with spaces', async () => {
  const project = await createProject()
  const { person, visits, codeField } = await askForMail(project)
  const { typed } = await nextMail(project)
  await person.click(codeField)
  await person.paste(` ${typed.slice(0, 3)} ${typed.slice(3)}\n`)
  await waitFor(() => expect(visits).toEqual(['/']))
})

it('IN11: counts wrong figures once, clears them, and takes focus back', async () => {
  const network = watchNetwork()
  const project = await createProject()
  const { person, visits, codeField } = await askForMail(project)
  const { typed } = await nextMail(project)
  await person.click(codeField)
  await person.paste(wrongOf(typed))
  await screen.findByText('Incorrect code. Use the one from the latest email.')
  const cleared = screen.getByLabelText<HTMLInputElement>('Code')
  expect(cleared.value).toBe('')
  await waitFor(() => expect(document.activeElement).toBe(cleared))
  expect(network.calls(ENTER)).toBe(1)
  await person.paste(typed)
  await waitFor(() => expect(visits).toEqual(['/']))
  expect(network.calls(ENTER)).toBe(2)
})

it('IN11: asks nobody about five figures', async () => {
  const network = watchNetwork()
  const project = await createProject()
  const { person, codeField } = await askForMail(project)
  await person.type(codeField, 'abc12{Enter}')
  await screen.findByText('Enter all 6 characters.')
  expect(network.calls(ENTER)).toBe(0)
})

it.each([
  ['used', 'This code has already been used. Request a new one.'],
  ['expired', 'This code has expired. Request a new one.'],
])('IN10: has its own words for figures that are %s', async (state, words) => {
  const project = await createProject()
  const { person, codeField } = await askForMail(project)
  const { typed, code } = await nextMail(project)
  if (state === 'expired') await project.clock.advance('8d')
  else await createVisitor(project).app.signInWithMagicLink(code, { noRedirect: true })
  await person.click(codeField)
  await person.paste(typed)
  await screen.findByText(words)
})

it('IN20: sends no other mail within 60 s', async () => {
  const network = watchNetwork()
  const { person, emailField } = await openSignIn(await createProject())
  await person.click(screen.getByRole('button', { name: 'Use an email code instead' }))
  await person.type(emailField, `${email}{Enter}`)
  const again = await screen.findByRole('button', { name: /^Resend in/ })
  expect(again.getAttribute('aria-disabled')).toBe('true')
  await person.click(again)
  expect(network.calls(SEND)).toBe(1)
})

it('goes back to the address, which is still there', async () => {
  const { person } = await askForMail(await createProject())
  await person.click(screen.getByRole('button', { name: 'Change' }))
  const field = await screen.findByLabelText<HTMLInputElement>('Email address')
  expect(field.value).toBe(email)
  screen.getByRole('button', { name: 'Email me a code' })
})

it('takes the way back along in the mail', async () => {
  const project = await createProject()
  goTo('/handler/sign-in?after_auth_return_to=%2Fteams')
  await askForMail(project)
  expect((await nextMail(project)).path).toContain('after_auth_return_to=%2Fteams')
  cleanup()
  goTo('/handler/sign-in')
  await askForMail(project, <SignIn redirectTo="/inbox" />)
  expect((await nextMail(project)).path).toContain('after_auth_return_to=%2Finbox')
  cleanup()
  goTo('/handler/sign-in?after_auth_return_to=%2Fteams')
  await askForMail(project, <SignIn redirectTo="/inbox" />)
  expect((await nextMail(project)).path).toContain('after_auth_return_to=%2Fteams')
})

it('creates an account from the sign-up page, with a mail', async () => {
  const project = await createProject()
  const to = 'new@example.com'
  const { person, app, visits, codeField } = await askForMail(project, <SignUp />, to)
  await person.type(codeField, (await nextMail(project, to)).typed)
  await waitFor(() => expect(visits).toEqual(['/']))
  expect((await app.getUser())?.primaryEmail).toBe(to)
})

it('says in the words of the specification that no account can be made', async () => {
  const project = await createTestProject({ users, config: { ...config, signUpEnabled: false } })
  const { person, emailField } = await openSignIn(project)
  await person.click(screen.getByRole('button', { name: 'Use an email code instead' }))
  await person.type(emailField, 'new@example.com{Enter}')
  await screen.findByText(/^Sign-up is currently disabled/)
})

it('IN19: says that the site is not trusted, and asks once', async () => {
  const network = watchNetwork()
  const project = await createTestProject({
    users,
    config: { ...config, allowLocalhost: false },
  })
  const { person, emailField } = await openSignIn(project)
  await person.click(screen.getByRole('button', { name: 'Use an email code instead' }))
  await person.type(emailField, `${email}{Enter}`)
  await screen.findByText(/^This site isn't a trusted domain/)
  expect(network.calls(SEND)).toBe(1)
})

/** Opens the link of an email in the browser that requested it. */
const openLink = async (
  project: Project,
  visitor = createVisitor(project),
  change = (path: string) => path,
) => {
  const asked = await createVisitor(project).app.sendMagicLinkEmail(email)
  if (asked.status === 'error') throw asked.error
  const mail = await nextMail(project)
  goTo(change(mail.path))
  const events: PageEvent[] = []
  const shown = show(visitor, <MagicLinkCallback onEvent={(event) => events.push(event)} />)
  return { ...visitor, ...shown, ...mail, events }
}

it('IN06, IN13: uses the link on a click only, and once', async () => {
  const network = watchNetwork()
  const { person, app, visits, events, code } = await openLink(await createProject())
  await screen.findByRole('heading', { name: 'Continue signing in?' })
  expect([network.calls(CHECK), network.calls(ENTER)]).toEqual([1, 0])
  expect(app.session.get().status).toBe('signed-out')
  screen.getByRole('link', { name: 'Cancel' })
  await person.dblClick(await ready('Sign in'))
  await waitFor(() => expect(visits).toEqual(['/']))
  expect(network.calls(ENTER)).toBe(1)
  expect(events).toEqual([{ type: 'signed-in' }])
  expect((await app.getUser())?.primaryEmail).toBe(email)
  expect(window.location.href).not.toContain(code)
})

it('IN07: says that the mail was asked for elsewhere, and works', async () => {
  const project = await createProject()
  const { person, visits } = await openLink(project)
  await screen.findByText(/^This link was requested on another device/)
  await press(person, 'Sign in')
  await waitFor(() => expect(visits).toEqual(['/']))
})

it('IN07: says nothing of the kind in the browser that has asked', async () => {
  const project = await createProject()
  await askForMail(project)
  cleanup()
  goTo((await nextMail(project)).path)
  show(createVisitor(project), <MagicLinkCallback />)
  await screen.findByText(/^Only continue if you requested this/)
})

it('IN08: says whom it would sign out, and lets them stay', async () => {
  const project = await createProject()
  const visitor = createVisitor(project)
  const bob = { email: 'bob@example.com', password }
  await visitor.app.signUpWithCredential({ ...bob, noRedirect: true })
  const { person, app, visits } = await openLink(project, visitor)
  await screen.findByText(/^You'll be signed out of/)
  screen.getByText('bob@example.com', { selector: '.lk-person-name bdi' })
  expect((await app.getUser())?.primaryEmail).toBe(bob.email)
  await person.click(screen.getByRole('link', { name: /^Stay signed in as/ }))
  await waitFor(() => expect(visits).toEqual(['/']))
  expect((await app.getUser())?.primaryEmail).toBe(bob.email)
  await press(person, 'Sign in')
  await waitFor(async () => expect((await app.getUser())?.primaryEmail).toBe(email))
})

it.each([
  ['IN10: used', 'This link has already been used'],
  ['IN10: expired', 'This link has expired'],
  ['IN10: tried too often', 'Too many attempts'],
  ['IN09: cut off', "This link isn't valid"],
  ['IN09: given twice', "This link isn't valid"],
  ['IN09: too long', "This link isn't valid"],
  ['missing', 'This link is incomplete'],
])('%s: has a card of its own, and changes no session', async (what, heading) => {
  const project = await createProject()
  const visitor = createVisitor(project)
  await visitor.app.sendMagicLinkEmail(email)
  const { path, code } = await nextMail(project)
  const page = path.split('?')[0]!
  const { app } = createVisitor(project)
  if (what.endsWith('used')) await app.signInWithMagicLink(code, { noRedirect: true })
  if (what.endsWith('expired')) await project.clock.advance('8d')
  if (what.endsWith('often')) {
    for (let tries = 0; tries < 20; tries += 1) await app.checkMagicLinkCode(code)
  }
  if (what.endsWith('off')) goTo(path.slice(0, -4))
  else if (what.endsWith('twice')) goTo(`${path}&code=${code}`)
  else if (what.endsWith('long')) goTo(`${page}?code=${'x'.repeat(10_000)}`)
  else if (what === 'missing') goTo(page)
  else goTo(path)
  show(visitor, <MagicLinkCallback />)
  await screen.findByRole('heading', { name: heading })
  expect(visitor.app.session.get().status).toBe('signed-out')
})

it('says to whom the link has signed in that they are, when the page is loaded again', async () => {
  const project = await createProject()
  const { person, app, visits } = await openLink(project)
  await press(person, 'Sign in')
  await waitFor(() => expect(visits).toEqual(['/']))
  await waitFor(() => expect(window.location.search).toBe(''))
  cleanup()
  const again = show({ app, visits }, <MagicLinkCallback />)
  await screen.findByRole('heading', { name: "You're signed in" })
  await again.person.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(visits).toEqual(['/', '/']))
})

it('goes on to the second factor, and nobody is signed in before', async () => {
  const project = await createProject()
  const phone = createAuthenticatorApp(project)
  const other = createVisitor(project)
  await other.app.signInWithCredential({ email, password, noRedirect: true })
  await (await other.app.getUser({ or: 'throw' })).update({ totpMultiFactorSecret: phone.secret })
  const { person, app, visits } = await openLink(project)
  await press(person, 'Sign in')
  await waitFor(() => expect(visits).toEqual(['/handler/mfa']))
  expect(app.session.get().status).toBe('signed-out')
  await screen.findByRole('heading', { name: 'Two-step verification' })
})

it('makes no account by a link where sign-up was turned off meanwhile', async () => {
  const project = await createProject()
  await createVisitor(project).app.sendMagicLinkEmail('new@example.com')
  goTo((await nextMail(project, 'new@example.com')).path)
  await asAdmin(project, 'PATCH', '/internal/projects/current', {
    config: { sign_up_enabled: false },
  })
  const { person } = show(createVisitor(project), <MagicLinkCallback />)
  await press(person, 'Sign in')
  await screen.findByText(/^Sign-up is currently disabled/)
})

it('RT07: says while it loads that the link is checked later, until a person will not wait', async () => {
  const network = watchNetwork()
  const project = await createProject()
  const visitor = createVisitor(project)
  await visitor.app.sendMagicLinkEmail(email)
  goTo((await nextMail(project)).path)
  network.respond429(CHECK, { retryAfter: 50 })
  const { person } = show(visitor, <MagicLinkCallback />)
  await cancelLoading(person)
  expect(network.calls(CHECK)).toBe(1)
})

const createBanned = async () => {
  const project = await createProject()
  const { user } = await project.signedIn({ email })
  await asServer(project, 'POST', `/latchkey/users/${user.id}/ban`)
  return project
}

it('says after the code that the account is banned', async () => {
  const project = await createBanned()
  const { person, codeField, app } = await askForMail(project)
  await person.type(codeField, (await nextMail(project)).typed)
  await screen.findByText(/This account is banned/)
  expect(app.session.get().status).toBe('signed-out')
})

it('says after the link that the account is banned', async () => {
  const { person, app } = await openLink(await createBanned())
  await person.click(await ready('Sign in'))
  await screen.findByRole('heading', { name: 'Account banned' })
  expect(app.session.get().status).toBe('signed-out')
})
