import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { asAdmin, asServer } from '../../../core/test/support/as-server.js'
import { createAuthenticatorApp } from '../../../core/test/support/totp.js'
import { MagicLinkCallback, type PageEvent, SignIn, SignUp } from '../../src/pages/index.js'
import { cancelLoading, respondWithWait } from '../cancel-wait.js'
import { watchNetwork } from '../network.js'
import {
  createTestProject,
  createVisitor,
  email,
  goTo,
  password,
  pathOf,
  press,
  ready,
  show,
} from '../visitor.js'

const SEND = 'POST /auth/otp/send-sign-in-code'
const CHECK = 'POST /auth/otp/sign-in/check-code'
const ENTER = 'POST /auth/otp/sign-in'

const users = [{ email, password, displayName: 'Ada Lovelace', emailVerified: true }]
const config = { magicLinkEnabled: true }
const createProject = () => createTestProject({ users, config })
type Project = Awaited<ReturnType<typeof createProject>>

/** Returns the link of the next email and the characters of its code that the user types. */
async function nextEmail(project: Project, to = email) {
  const { link } = await project.inbox.next({ to })
  const code = new URL(link).searchParams.get('code') ?? ''
  return { path: pathOf(link), code, typed: code.slice(0, 6) }
}

const openSignIn = async (project: Project, page = <SignIn />) => {
  const visitor = createVisitor(project)
  const view = show(visitor, page)
  const emailField = await screen.findByLabelText<HTMLInputElement>('Email address')
  return { ...visitor, ...view, emailField }
}

/** Opens the sign-in page and requests an email. */
const requestEmail = async (project: Project, page?: React.JSX.Element, to = email) => {
  const opened = await openSignIn(project, page)
  await opened.person.click(screen.getByRole('button', { name: 'Use an email code instead' }))
  await opened.person.type(opened.emailField, `${to}{Enter}`)
  const codeField = await screen.findByLabelText<HTMLInputElement>('Code')
  return { ...opened, codeField }
}

const incorrectOf = (typed: string) => typed.replace(/^./, (first) => (first === '0' ? '1' : '0'))

describe('email sign-in', () => {
  it('keeps the address when the user switches between password and email code', async () => {
    const { person, emailField } = await openSignIn(await createProject())
    await person.type(emailField, email)
    await person.click(screen.getByRole('button', { name: 'Use an email code instead' }))
    expect(screen.queryByLabelText('Password')).toBeNull()
    expect(emailField.value).toBe(email)
    await person.click(screen.getByRole('button', { name: 'Use your password instead' }))
    screen.getByLabelText('Password')
    expect(emailField.value).toBe(email)
  })

  it('emails a one-time code and signs in as soon as it is typed', async () => {
    const events: PageEvent[] = []
    const project = await createProject()
    const { person, app, visits, codeField } = await requestEmail(
      project,
      <SignIn onEvent={(event) => events.push(event)} />,
    )
    screen.getByText(email)
    await waitFor(() => expect(document.activeElement).toBe(codeField))
    expect(codeField.getAttribute('autocomplete')).toBe('one-time-code')
    const { typed } = await nextEmail(project)
    await person.type(codeField, typed.toLowerCase())
    await waitFor(() => expect(visits).toEqual(['/']))
    expect((await app.getUser())?.primaryEmail).toBe(email)
    expect(events.map(({ type }) => type)).toEqual(['mail-sent', 'signed-in'])
  })

  it('accepts a pasted code with spaces (IN11)', async () => {
    const project = await createProject()
    const { person, visits, codeField } = await requestEmail(project)
    const { typed } = await nextEmail(project)
    await person.click(codeField)
    await person.paste(` ${typed.slice(0, 3)} ${typed.slice(3)}\n`)
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it('clears an incorrect code, focuses the field and sends one request for it (IN11)', async () => {
    const network = watchNetwork()
    const project = await createProject()
    const { person, visits, codeField } = await requestEmail(project)
    const { typed } = await nextEmail(project)
    await person.click(codeField)
    await person.paste(incorrectOf(typed))
    await screen.findByText('Incorrect code. Use the one from the latest email.')
    const cleared = screen.getByLabelText<HTMLInputElement>('Code')
    expect(cleared.value).toBe('')
    await waitFor(() => expect(document.activeElement).toBe(cleared))
    expect(network.calls(ENTER)).toBe(1)
    await person.paste(typed)
    await waitFor(() => expect(visits).toEqual(['/']))
    expect(network.calls(ENTER)).toBe(2)
  })

  it('sends no request for five characters (IN11)', async () => {
    const network = watchNetwork()
    const project = await createProject()
    const { person, codeField } = await requestEmail(project)
    await person.type(codeField, 'abc12{Enter}')
    await screen.findByText('Enter all 6 characters.')
    expect(network.calls(ENTER)).toBe(0)
  })

  it.each([
    ['used', 'This code has already been used. Request a new one.'],
    ['expired', 'This code has expired. Request a new one.'],
  ])('shows an error for a code that is %s (IN10)', async (state, message) => {
    const project = await createProject()
    const { person, codeField } = await requestEmail(project)
    const { typed, code } = await nextEmail(project)
    if (state === 'expired') await project.clock.advance('8d')
    else await createVisitor(project).app.signInWithMagicLink(code, { noRedirect: true })
    await person.click(codeField)
    await person.paste(typed)
    await screen.findByText(message)
  })

  it('disables the resend button within 60 seconds (IN20)', async () => {
    const network = watchNetwork()
    const { person, emailField } = await openSignIn(await createProject())
    await person.click(screen.getByRole('button', { name: 'Use an email code instead' }))
    await person.type(emailField, `${email}{Enter}`)
    const again = await screen.findByRole('button', { name: /^Resend in/ })
    expect(again.getAttribute('aria-disabled')).toBe('true')
    await person.click(again)
    expect(network.calls(SEND)).toBe(1)
  })

  it('keeps the address when the user returns to the email field', async () => {
    const { person } = await requestEmail(await createProject())
    await person.click(screen.getByRole('button', { name: 'Change' }))
    const field = await screen.findByLabelText<HTMLInputElement>('Email address')
    expect(field.value).toBe(email)
    screen.getByRole('button', { name: 'Email me a code' })
  })

  it('passes after_auth_return_to or redirectTo to the link of the email', async () => {
    const project = await createProject()
    goTo('/handler/sign-in?after_auth_return_to=%2Fteams')
    await requestEmail(project)
    expect((await nextEmail(project)).path).toContain('after_auth_return_to=%2Fteams')
    cleanup()
    goTo('/handler/sign-in')
    await requestEmail(project, <SignIn redirectTo="/inbox" />)
    expect((await nextEmail(project)).path).toContain('after_auth_return_to=%2Finbox')
    cleanup()
    goTo('/handler/sign-in?after_auth_return_to=%2Fteams')
    await requestEmail(project, <SignIn redirectTo="/inbox" />)
    expect((await nextEmail(project)).path).toContain('after_auth_return_to=%2Fteams')
  })

  it('creates an account from the sign-up page with an emailed code', async () => {
    const project = await createProject()
    const to = 'new@example.com'
    const { person, app, visits, codeField } = await requestEmail(project, <SignUp />, to)
    await person.type(codeField, (await nextEmail(project, to)).typed)
    await waitFor(() => expect(visits).toEqual(['/']))
    expect((await app.getUser())?.primaryEmail).toBe(to)
  })

  it('shows that sign-up is disabled for an unknown address', async () => {
    const project = await createTestProject({ users, config: { ...config, signUpEnabled: false } })
    const { person, emailField } = await openSignIn(project)
    await person.click(screen.getByRole('button', { name: 'Use an email code instead' }))
    await person.type(emailField, 'new@example.com{Enter}')
    await screen.findByText(/^This app isn't accepting new accounts/)
  })

  it('shows that the domain is not trusted and does not retry (IN19)', async () => {
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

  /** Opens the link of an email, by default in a browser that did not request it. */
  const openLink = async (
    project: Project,
    visitor = createVisitor(project),
    change = (path: string) => path,
  ) => {
    const result = await createVisitor(project).app.sendMagicLinkEmail(email)
    if (result.status === 'error') throw result.error
    const emailed = await nextEmail(project)
    goTo(change(emailed.path))
    const events: PageEvent[] = []
    const view = show(visitor, <MagicLinkCallback onEvent={(event) => events.push(event)} />)
    return { ...visitor, ...view, ...emailed, events }
  }

  it('uses the magic link once and only after a click (IN06, IN13)', async () => {
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

  it('warns that the link was requested on another device and signs in after a click (IN07)', async () => {
    const project = await createProject()
    const { person, visits } = await openLink(project)
    await screen.findByText(/^This link was requested on another device/)
    await press(person, 'Sign in')
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it('shows no other-device warning in the browser that requested the link (IN07)', async () => {
    const project = await createProject()
    await requestEmail(project)
    cleanup()
    goTo((await nextEmail(project)).path)
    show(createVisitor(project), <MagicLinkCallback />)
    await screen.findByText(/^Only continue if you requested this/)
  })

  it('shows which user the magic link would sign out and lets them stay signed in (IN08)', async () => {
    const project = await createProject()
    const visitor = createVisitor(project)
    const bob = { email: 'bob@example.com', password }
    await visitor.app.signUpWithCredential({ ...bob, noRedirect: true })
    const { person, app, visits } = await openLink(project, visitor)
    await screen.findByText(/^You'll be signed out of/)
    screen.getByRole('heading', { name: 'Sign in with another account?' })
    screen.getByText('bob@example.com', { selector: '.lk-person-name bdi' })
    expect((await app.getUser())?.primaryEmail).toBe(bob.email)
    await person.click(screen.getByRole('link', { name: /^Stay signed in as/ }))
    await waitFor(() => expect(visits).toEqual(['/']))
    expect((await app.getUser())?.primaryEmail).toBe(bob.email)
    await press(person, 'Sign in')
    await waitFor(async () => expect((await app.getUser())?.primaryEmail).toBe(email))
  })

  it.each([
    ['used (IN10)', 'This link has already been used'],
    ['expired (IN10)', 'This link has expired'],
    ['checked too often (IN10)', 'Too many attempts'],
    ['truncated (IN09)', "This link isn't valid"],
    ['opened with two codes (IN09)', "This link isn't valid"],
    ['too long (IN09)', "This link isn't valid"],
    ['opened without a code', 'This link is incomplete'],
  ])(
    'shows an error and creates no session for a magic link that is %s',
    async (state, heading) => {
      const project = await createProject()
      const visitor = createVisitor(project)
      await visitor.app.sendMagicLinkEmail(email)
      const { path, code } = await nextEmail(project)
      const page = path.split('?')[0]!
      const { app } = createVisitor(project)
      if (state.startsWith('used')) await app.signInWithMagicLink(code, { noRedirect: true })
      if (state.startsWith('expired')) await project.clock.advance('8d')
      if (state.startsWith('checked too often')) {
        for (let tries = 0; tries < 20; tries += 1) await app.checkMagicLinkCode(code)
      }
      if (state.startsWith('truncated')) goTo(path.slice(0, -4))
      else if (state.startsWith('opened with two codes')) goTo(`${path}&code=${code}`)
      else if (state.startsWith('too long')) goTo(`${page}?code=${'x'.repeat(10_000)}`)
      else if (state === 'opened without a code') goTo(page)
      else goTo(path)
      show(visitor, <MagicLinkCallback />)
      await screen.findByRole('heading', { name: heading })
      expect(visitor.app.session.get().status).toBe('signed-out')
    },
  )

  it('shows that the user is signed in when the magic link page is reloaded', async () => {
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

  it('redirects to the MFA page and creates no session before the second factor', async () => {
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

  it('creates no account if sign-up was turned off after the link was sent', async () => {
    const project = await createProject()
    await createVisitor(project).app.sendMagicLinkEmail('new@example.com')
    goTo((await nextEmail(project, 'new@example.com')).path)
    await asAdmin(project, 'PATCH', '/internal/projects/current', {
      config: { sign_up_enabled: false },
    })
    const { person } = show(createVisitor(project), <MagicLinkCallback />)
    await press(person, 'Sign in')
    await screen.findByText(/^This app isn't accepting new accounts/)
  })

  it('shows the rate-limit wait of the link check until the user cancels it (RT07)', async () => {
    const network = watchNetwork()
    const project = await createProject()
    const visitor = createVisitor(project)
    await visitor.app.sendMagicLinkEmail(email)
    goTo((await nextEmail(project)).path)
    respondWithWait(network, CHECK)
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

  it('shows that the account is banned after an emailed code', async () => {
    const project = await createBanned()
    const { person, codeField, app } = await requestEmail(project)
    await person.type(codeField, (await nextEmail(project)).typed)
    await screen.findByText(/This account is banned/)
    expect(app.session.get().status).toBe('signed-out')
  })

  it('shows that the account is banned after a magic link', async () => {
    const { person, app } = await openLink(await createBanned())
    await person.click(await ready('Sign in'))
    await screen.findByRole('heading', { name: 'Account banned' })
    screen.getByText('This account is banned.')
    expect(app.session.get().status).toBe('signed-out')
  })
})
