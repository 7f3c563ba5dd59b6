import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { asServer } from '../../../core/test/support/as-server.js'
import { createAuthenticatorApp, wrong } from '../../../core/test/support/totp.js'
import { Mfa, type PageEvent, type PageProps, SignIn } from '../../src/pages/index.js'
import { watchNetwork } from '../network.js'
import {
  createTestProject,
  createVisitor,
  email,
  goTo,
  password,
  show,
  showCredentialForm,
  users,
  verifiedUsers,
} from '../visitor.js'
import { createSignedIn } from '../create-signed-in.js'

const VERIFY = 'POST /auth/mfa/sign-in'

/** Creates a project with a user who has an authenticator app. */
const createProject = async () => {
  const project = await createTestProject({ users: verifiedUsers })
  const phone = createAuthenticatorApp(project)
  const { user } = await createSignedIn(project)
  await user.update({ totpMultiFactorSecret: phone.secret })
  return { project, phone, user }
}

type Opened = Awaited<ReturnType<typeof createProject>>

/** Opens the MFA page from the sign-in page. */
const openPage = async ({
  query = '',
  of,
  ...props
}: PageProps & { query?: string; of?: Pick<Opened, 'project' | 'phone'> } = {}) => {
  const { project, phone } = of ?? (await createProject())
  const visitor = createVisitor(project)
  goTo(`/handler/sign-in${query}`)
  const { submit } = await showCredentialForm(visitor, <SignIn />)
  await submit(email)
  await waitFor(() => expect(visitor.visits).toHaveLength(1))
  cleanup()
  goTo(visitor.visits.pop()!)
  const view = show(visitor, <Mfa {...props} />)
  const field = await screen.findByLabelText<HTMLInputElement>('Code')
  return { project, phone, ...visitor, ...view, field }
}

describe('Mfa', () => {
  it('completes the sign-in at the sixth digit and redirects to after_auth_return_to', async () => {
    const network = watchNetwork()
    const events: PageEvent[] = []
    const { person, app, visits, field, phone } = await openPage({
      query: '?after_auth_return_to=%2Fteams',
      onEvent: (event) => events.push(event),
    })
    expect(window.location.pathname).toBe('/handler/mfa')
    expect(app.session.get().status).toBe('signed-out')
    expect(field.getAttribute('autocomplete')).toBe('one-time-code')
    expect(field.getAttribute('inputmode')).toBe('numeric')
    await person.type(field, await phone.nextCode())
    await waitFor(() => expect(visits).toEqual(['/teams']))
    expect((await app.getUser())?.primaryEmail).toBe(email)
    expect(network.calls(VERIFY)).toBe(1)
    expect(events).toEqual([{ type: 'signed-in' }])
  })

  it('passes the redirectTo prop of the sign-in page to the MFA page', async () => {
    const { project } = await createProject()
    const visitor = createVisitor(project)
    const { submit } = await showCredentialForm(visitor, <SignIn redirectTo="/inbox" />)
    await submit(email)
    await waitFor(() =>
      expect(visitor.visits).toEqual(['/handler/mfa?after_auth_return_to=%2Finbox']),
    )
  })

  it('prefers after_auth_return_to of the URL to the redirectTo prop of the sign-in page', async () => {
    goTo('/handler/sign-in?after_auth_return_to=%2Fcheckout')
    const { project } = await createProject()
    const visitor = createVisitor(project)
    const { submit } = await showCredentialForm(visitor, <SignIn redirectTo="/inbox" />)
    await submit(email)
    await waitFor(() =>
      expect(visitor.visits).toEqual(['/handler/mfa?after_auth_return_to=%2Fcheckout']),
    )
  })

  it('clears an incorrect code, focuses the field and sends one request for it (IN11)', async () => {
    const network = watchNetwork()
    const { person, app, visits, field, phone } = await openPage()
    const code = await phone.nextCode()
    await person.type(field, wrong(code))
    await screen.findByText('Incorrect code. Enter the current one.')
    const cleared = screen.getByLabelText<HTMLInputElement>('Code')
    expect(cleared.value).toBe('')
    expect(cleared.getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(cleared))
    expect(network.calls(VERIFY)).toBe(1)
    expect(app.session.get().status).toBe('signed-out')
    await person.type(cleared, code)
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it('mentions the clock of the phone after two incorrect codes', async () => {
    const { person, field, phone } = await openPage()
    const code = wrong(await phone.nextCode())
    await person.type(field, code)
    await screen.findByText('Incorrect code. Enter the current one.')
    await person.type(screen.getByLabelText('Code'), code)
    await screen.findByText(/^Still incorrect. Check that your phone's time is set/)
  })

  it('accepts spaces and full-width digits, and sends no request for five digits (IN11)', async () => {
    const network = watchNetwork()
    const { person, visits, field, phone } = await openPage()
    await person.type(field, '12345{Enter}')
    await screen.findByText('Enter all 6 digits from your authenticator app.')
    expect(network.calls(VERIFY)).toBe(0)
    const fullWidth = (await phone.nextCode()).replace(/\d/g, (digit) =>
      String.fromCharCode(digit.charCodeAt(0) + 0xfee0),
    )
    await person.clear(field)
    await person.paste(`${fullWidth.slice(0, 3)} ${fullWidth.slice(3)}`)
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  /** Checks that the page has no code field and links to the sign-in page. */
  function expectSignInLink() {
    expect(screen.queryByLabelText('Code')).toBeNull()
    const link = screen.getByRole('link', { name: 'Sign in again' })
    expect(link.getAttribute('href')).toMatch(/^\/handler\/sign-in/)
  }

  it('links to the sign-in page when the attempt has expired (IN27)', async () => {
    const { project, person, app, field, phone } = await openPage({
      query: '?after_auth_return_to=%2Fteams',
    })
    await project.clock.advance('6m')
    await person.type(field, await phone.nextCode())
    await screen.findByRole('heading', { name: 'This took too long' })
    const link = screen.getByRole('link', { name: 'Sign in again' })
    await waitFor(() =>
      expect(link.getAttribute('href')).toBe('/handler/sign-in?after_auth_return_to=%2Fteams'),
    )
    expect(app.session.get().status).toBe('signed-out')
  })

  it('links to the sign-in page when the attempt was completed elsewhere (IN27)', async () => {
    const { person, app, field, phone } = await openPage()
    const attempt = await app.getSecondFactorAttempt()
    await app.signInWithMfa(await phone.nextCode(), attempt!.attemptCode, { noRedirect: true })
    await person.type(field, await phone.nextCode())
    await screen.findByRole('heading', { name: "You've already verified" })
    expectSignInLink()
  })

  it('links to the sign-in page after too many incorrect codes and deletes the attempt (IN27)', async () => {
    const { person, app, visits, field, phone } = await openPage()
    const { attemptCode } = (await app.getSecondFactorAttempt())!
    const code = await phone.nextCode()
    for (let tries = 0; tries < 20; tries += 1) await app.signInWithMfa(wrong(code), attemptCode)
    await person.type(field, code)
    await screen.findByRole('heading', { name: 'Too many attempts' })
    expectSignInLink()
    expect(await app.getSecondFactorAttempt()).toBeNull()
    expect([app.session.get().status, visits]).toEqual(['signed-out', []])
  })

  it('links to the sign-in page when it is opened without an attempt', async () => {
    const visitor = createVisitor(await createTestProject())
    const { person } = show(visitor, <Mfa />)
    await screen.findByRole('heading', { name: 'Sign in first' })
    await person.click(screen.getByRole('link', { name: 'Sign in again' }))
    await waitFor(() => expect(visitor.visits[0]).toMatch(/^\/handler\/sign-in/))
  })

  it('stores the attempt code in neither the URL, the cookies nor the HTML (IN27)', async () => {
    const { app } = await openPage()
    const attempt = await app.getSecondFactorAttempt()
    expect(window.location.href + document.cookie).not.toContain(attempt!.attemptCode)
    expect(document.body.innerHTML).not.toContain(attempt!.attemptCode)
  })

  it('keeps a code after a network error and sends it on a retry', async () => {
    const network = watchNetwork()
    const { person, visits, field, phone } = await openPage()
    const code = await phone.nextCode()
    network.offline()
    await person.type(field, code)
    await screen.findByText(/^Can't reach the server/)
    expect(field.value).toBe(code)
    network.online()
    await person.click(screen.getByRole('button', { name: 'Verify' }))
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it('shows a signed-in user without an attempt that they are signed in', async () => {
    const visitor = await createSignedIn(await createTestProject({ users }))
    const { person } = show(visitor, <Mfa />)
    await screen.findByRole('heading', { name: "You're signed in" })
    expect(screen.queryByText('Code accepted.')).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(visitor.visits).toHaveLength(1))
  })

  it('completes the sign-in with a recovery code', async () => {
    const { project, phone } = await createProject()
    const owner = createVisitor(project)
    const first = await owner.app.signInWithCredential({ email, password, noRedirect: true })
    if (first.status !== 'error' || first.error.code !== 'MULTI_FACTOR_AUTHENTICATION_REQUIRED')
      throw new Error('The sign-in needs no second factor.')
    const { attemptCode: attempt } = first.error.details
    await owner.app.signInWithMfa(await phone.nextCode(), attempt, { noRedirect: true })
    const user = await owner.app.getUser({ or: 'throw' })
    const [code = ''] = await user.createRecoveryCodes()

    const visitor = createVisitor(project)
    await visitor.app.signInWithCredential({ email, password })
    goTo(visitor.visits.pop() ?? '')
    const { person } = show(visitor, <Mfa />)
    await person.click(await screen.findByRole('button', { name: 'Use a recovery code' }))
    const field = await screen.findByLabelText('Recovery code')
    await person.click(screen.getByRole('button', { name: 'Verify' }))
    await screen.findByText('Enter a recovery code.')
    await person.type(field, `${'0'.repeat(24)}{Enter}`)
    await screen.findByText(/^This code is incorrect/)
    await person.type(await screen.findByLabelText('Recovery code'), `${code}{Enter}`)
    await waitFor(async () => expect((await visitor.app.getUser())?.primaryEmail).toBe(email))
    expect(await user.getRecoveryCodes()).toMatchObject({ remaining: 9 })
  })

  it('offers no recovery code if the service does not support them', async () => {
    const network = watchNetwork()
    network.replaceAnswer('POST /check-feature-support', { status: 404 }, { times: 9 })
    await openPage()
    await waitFor(() => expect(network.calls('POST /check-feature-support')).toBe(1))
    expect(screen.queryByRole('button', { name: 'Use a recovery code' })).toBeNull()
  })

  it('shows that the account is banned after a correct code', async () => {
    const { project, phone, user } = await createProject()
    await asServer(project, 'POST', `/latchkey/users/${user.id}/ban`)
    const { person, app, field } = await openPage({ of: { project, phone } })
    await person.type(field, await phone.nextCode())
    await screen.findByText('This account is banned.')
    expect(app.session.get().status).toBe('signed-out')
  })
})
