import type { ClientAppOptions } from '@latchkey/core'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type PageEvent, SignIn, type SignInProps } from '../../src/pages/index.js'
import { holdResponse, watchNetwork } from '../network.js'
import { asServer, createSignedIn } from '../settings-visitor.js'
import {
  createTestProject,
  createVisitor,
  email,
  goTo,
  password,
  route,
  show,
  showCredentialForm,
  users,
} from '../visitor.js'
import { respondWithWait, stopClock } from '../cancel-wait.js'
import { fakePlatform } from '../../../core/test/fakes/fake-platform.js'

const PASSWORD_SIGN_IN = 'POST /auth/password/sign-in'

const openPage = async (props: SignInProps = {}, seed = {}, options?: ClientAppOptions) => {
  const project = await createTestProject({ users, ...seed })
  const visitor = createVisitor(project, options)
  return { project, ...(await showCredentialForm(visitor, <SignIn {...props} />)) }
}

const press = () => screen.getByRole('button', { name: 'Sign in' })

describe('SignIn', () => {
  it('signs the user in and redirects to the page after sign-in', async () => {
    const events: PageEvent[] = []
    const { app, visits, submit } = await openPage({
      onEvent: (event) => events.push(event),
    })
    await submit(`  ${email} `)
    await waitFor(() => expect(visits).toEqual(['/']))
    expect(app.session.get().status).toBe('active')
    expect(events).toEqual([{ type: 'signed-in' }])
    // The form stays as it is during the redirect, although the user has loaded.
    await app.getUser()
    expect(press().getAttribute('aria-busy')).toBe('true')
    screen.getByRole('heading', { name: 'Sign in' })
  })

  it.each([
    ['direction marks', `\u2067${email}\u2069`],
    ['a zero-width space', `${email}\u200b`],
    ['a soft hyphen', email.replace('@', '\u00ad@')],
  ])('signs in with an address that was pasted with %s', async (_, copied) => {
    const { person, visits, emailField, passwordField } = await openPage()
    await person.click(emailField)
    await person.paste(copied)
    await person.type(passwordField, `${password}{Enter}`)
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it('redirects to the redirectTo prop with its query', async () => {
    const { visits, submit } = await openPage({
      redirectTo: '/inbox?x=1',
    })
    await submit(email)
    await waitFor(() => expect(visits).toEqual(['/inbox?x=1']))
  })

  it('prefers after_auth_return_to of the URL to the redirectTo prop', async () => {
    goTo('/handler/sign-in?after_auth_return_to=%2Fcheckout%3Fx%3D1')
    const { visits, submit } = await openPage({ redirectTo: '/inbox' })
    await submit(email)
    await waitFor(() => expect(visits).toEqual(['/checkout?x=1']))
  })

  it('redirects to the redirectTo prop if after_auth_return_to is not a trusted URL', async () => {
    goTo('/handler/sign-in?after_auth_return_to=https://evil.example/')
    const { visits, submit } = await openPage({ redirectTo: '/inbox' })
    await submit(email)
    await waitFor(() => expect(visits).toEqual(['/inbox']))
  })

  it('disables the other sign-in methods while one is pending', async () => {
    const network = watchNetwork()
    const config = { anonymousAccountsEnabled: true, passkeyEnabled: true }
    const { person, visits } = await openPage({ allowAnonymous: true }, { config })
    let answer = () => {}
    const delay = new Promise<void>((resolve) => (answer = resolve))
    network.delay('POST /auth/anonymous/sign-up', delay)
    const guest = screen.getByRole('button', { name: 'Continue as guest' })
    const passkey = screen.getByRole('button', { name: 'Sign in with a passkey' })
    await person.click(guest)
    await waitFor(() => expect(guest.getAttribute('aria-busy')).toBe('true'))
    for (const other of [press(), passkey]) expect(other.getAttribute('aria-disabled')).toBe('true')
    answer()
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it('shows the failure of another method outside of the form', async () => {
    const { person } = await openPage({}, { config: { passkeyEnabled: true } })
    await person.click(screen.getByRole('button', { name: 'Sign in with a passkey' }))
    const failure = await screen.findByText(/^This (browser|device)/)
    expect(failure.closest('form')).toBeNull()
  })

  it('has the autocomplete attributes that password managers need', async () => {
    const { emailField, passwordField } = await openPage()
    expect(emailField.getAttribute('autocomplete')).toBe('username')
    expect(emailField.getAttribute('type')).toBe('email')
    expect(passwordField.getAttribute('autocomplete')).toBe('current-password')
    expect(passwordField.getAttribute('type')).toBe('password')
  })

  it('clears an incorrect password, keeps the address and focuses the password field (IN04)', async () => {
    const { person, emailField, passwordField } = await openPage()
    await person.type(emailField, email)
    await person.type(passwordField, 'not the password')
    await person.click(press())
    await screen.findByText('Incorrect email or password.')
    const cleared = screen.getByLabelText<HTMLInputElement>('Password')
    expect(cleared.value).toBe('')
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe(email)
    await waitFor(() => expect(document.activeElement).toBe(cleared))
    expect(cleared.getAttribute('aria-invalid')).toBe('true')
    const message = document.getElementById(cleared.getAttribute('aria-describedby') ?? '')
    expect(message?.textContent).toBe('Incorrect email or password.')
  })

  it('shows that the account is banned, with a link to the support of the project', async () => {
    const config = { supportEmail: 'help+a&b@example.com' }
    const { project, app, submit } = await openPage({}, { config })
    const { user } = await project.signedIn({ email })
    await asServer(project, 'POST', `/latchkey/users/${user.id}/ban`)
    await submit(email)
    const message = await screen.findByText('This account is banned. Is this a mistake?')
    const support = within(message).getByRole('link', { name: 'Contact support' })
    expect(support.getAttribute('href')).toBe('mailto:help%2Ba%26b@example.com')
    expect(app.session.get().status).toBe('signed-out')
  })

  it('redirects from a generated password to the password reset page', async () => {
    const { project, app, visits, submit } = await openPage()
    const { user } = await project.signedIn({ email })
    const path = `/latchkey/users/${user.id}/generated-password`
    const generated = String((await asServer(project, 'POST', path))['password'])
    await submit(email, generated)
    await waitFor(() => expect(visits).toHaveLength(1))
    const url = new URL(visits[0]!, window.location.href)
    expect(url.pathname).toBe('/handler/password-reset')
    expect(app.session.get().status).toBe('signed-out')
    const code = url.searchParams.get('code')!
    expect(await app.verifyPasswordResetCode(code)).toMatchObject({ status: 'ok' })
  })

  it('shows that a generated password has expired', async () => {
    const { project, submit } = await openPage()
    const { user } = await project.signedIn({ email })
    const path = `/latchkey/users/${user.id}/generated-password`
    const generated = String((await asServer(project, 'POST', path))['password'])
    await project.clock.advance('24h')
    await submit(email, generated)
    await screen.findByText('This temporary password has expired. Reset your password.')
  })

  it('shows the same error for an unknown address (XS21)', async () => {
    const { submit } = await openPage()
    await submit('unknown@example.com')
    await screen.findByText('Incorrect email or password.')
  })

  it('shows the same error for a password that is too long for an account (IN01)', async () => {
    const { person, emailField, passwordField } = await openPage()
    await person.type(emailField, email)
    await person.click(passwordField)
    await person.paste('x'.repeat(1000))
    await person.click(press())
    await screen.findByText('Incorrect email or password.')
  })

  it.each([
    ['', password, 'Enter your email address.'],
    ['ada', password, 'Enter a valid email address, like name@example.com.'],
    [
      'ada@example.com,eve@example.com',
      password,
      'Enter a valid email address, like name@example.com.',
    ],
    [email, '', 'Enter your password.'],
  ])(
    'rejects the address %j with the password %j without a request',
    async (typedEmail, typedPassword, message) => {
      const network = watchNetwork()
      const { person, emailField, passwordField } = await openPage()
      if (typedEmail) await person.type(emailField, typedEmail)
      if (typedPassword) await person.type(passwordField, typedPassword)
      await person.click(press())
      await screen.findByText(message)
      expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
      expect(network.calls(PASSWORD_SIGN_IN)).toBe(0)
    },
  )

  it('announces a field error to screen readers each time the form is submitted', async () => {
    const { person, submit } = await openPage()
    await submit(email, '')
    const first = await screen.findByText('Enter your password.')
    await person.keyboard('{Enter}')
    // The live region stays; screen readers announce what is inserted into it.
    const second = screen.getByText('Enter your password.')
    expect(second).not.toBe(first)
    expect(first.isConnected).toBe(false)
    expect(second.closest('[aria-live]')!.isConnected).toBe(true)
  })

  it('shows that the service takes longer than usual without an error style', async () => {
    const network = watchNetwork()
    const { person, visits, emailField, passwordField } = await openPage()
    const release = holdResponse(network, PASSWORD_SIGN_IN)
    await person.type(emailField, email)
    await person.type(passwordField, password)
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    await person.keyboard('{Enter}')
    expect(press().getAttribute('aria-busy')).toBe('true')
    act(() => void vi.advanceTimersByTime(5000))
    const line = screen.getByText('This is taking longer than usual.')
    expect(line.closest('.lk-danger')).toBeNull()
    expect(press().getAttribute('aria-busy')).toBe('true')
    vi.useRealTimers()
    release()
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it('does not redirect if the user has navigated to another page before the response', async () => {
    goTo('/handler/sign-in')
    const network = watchNetwork()
    const { person, app, visits, submit } = await openPage()
    const release = holdResponse(network, PASSWORD_SIGN_IN)
    await submit(email)
    await waitFor(() => expect(network.calls(PASSWORD_SIGN_IN)).toBe(1))
    act(() => route('/prices?for=teams'))
    release()
    await waitFor(() => expect(app.session.get().status).toBe('active'))
    const continueButton = await screen.findByRole('button', { name: /^Continue as/ })
    expect(visits).toEqual([])
    await person.click(continueButton)
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it('sends one request for a double click and Enter', async () => {
    const network = watchNetwork()
    const { person, visits, emailField, passwordField } = await openPage()
    const release = holdResponse(network, PASSWORD_SIGN_IN)
    await person.type(emailField, email)
    await person.type(passwordField, password)
    await person.dblClick(press())
    expect(press().getAttribute('aria-busy')).toBe('true')
    await person.keyboard('{Enter}')
    release()
    await waitFor(() => expect(visits).toEqual(['/']))
    expect(network.calls(PASSWORD_SIGN_IN)).toBe(1)
  })

  it('sends one request if the form is submitted twice at the same time', async () => {
    const network = watchNetwork()
    const { person, visits, emailField, passwordField } = await openPage()
    await person.type(emailField, email)
    await person.type(passwordField, password)
    const form = emailField.closest('form')!
    act(() => {
      form.requestSubmit()
      form.requestSubmit()
    })
    await waitFor(() => expect(visits).toEqual(['/']))
    expect(network.calls(PASSWORD_SIGN_IN)).toBe(1)
  })

  it('shows the password on request only and hides it while the request is pending (XS18)', async () => {
    const network = watchNetwork()
    const { person, visits, emailField, passwordField, container } = await openPage()
    const release = holdResponse(network, PASSWORD_SIGN_IN)
    await person.type(emailField, email)
    await person.type(passwordField, password)
    await person.click(screen.getByRole('button', { name: 'Show password' }))
    expect(passwordField.getAttribute('type')).toBe('text')
    await person.click(press())
    expect(passwordField.getAttribute('type')).toBe('password')
    expect(container.innerHTML).not.toContain(password)
    release()
    await waitFor(() => expect(visits).toHaveLength(1))
  })

  it('keeps the typed values after a network error and signs in on a retry', async () => {
    const network = watchNetwork()
    const { person, visits, passwordField, submit } = await openPage()
    network.offline()
    await submit(email)
    const alert = await screen.findByText(/^Can't reach the server/)
    expect(alert.closest('[role="alert"]')).not.toBeNull()
    expect((passwordField as HTMLInputElement).value).toBe(password)
    network.online()
    await person.click(press())
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it('counts down a long rate-limit wait and disables the form until it ends', async () => {
    const network = watchNetwork()
    const { person, submit } = await openPage()
    network.respond429(PASSWORD_SIGN_IN, { retryAfter: 61 })
    stopClock()
    await submit(email)
    await screen.findByText('Too many attempts. Try again in 61 seconds.')
    expect(press().getAttribute('aria-disabled')).toBe('true')
    await person.click(press())
    expect(network.calls(PASSWORD_SIGN_IN)).toBe(1)
    vi.setSystemTime(Date.now() + 1000)
    await screen.findByText('60 seconds')
  })

  it('shows a short rate-limit wait and then retries automatically (RT07)', async () => {
    const network = watchNetwork()
    const { platform, pass } = fakePlatform()
    const { visits, submit } = await openPage({}, {}, { platform: { timers: platform.timers } })
    respondWithWait(network, PASSWORD_SIGN_IN)
    await submit(email)
    await screen.findByText(/^Too many attempts. Try again in 5[0-2] seconds.$/)
    expect(press().getAttribute('aria-busy')).toBe('true')
    expect(network.calls(PASSWORD_SIGN_IN)).toBe(1)
    act(() => pass(52_000))
    await waitFor(() => expect(visits).toEqual(['/']))
    await waitFor(() => expect(screen.queryByText(/^Too many attempts/)).toBeNull())
  })

  it('keeps the rate limit after the user cancels the wait (RT07)', async () => {
    const network = watchNetwork()
    const { person, passwordField, submit } = await openPage()
    respondWithWait(network, PASSWORD_SIGN_IN)
    await submit(email)
    await person.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(press().getAttribute('aria-busy')).toBe('false'))
    expect(press().getAttribute('aria-disabled')).toBe('true')
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
    expect(document.activeElement).toBe(press())
    await screen.findByText(/^Too many attempts. Try again in (4\d|5[0-2]) seconds.$/)
    expect((passwordField as HTMLInputElement).value).toBe(password)
    expect(network.calls(PASSWORD_SIGN_IN)).toBe(1)
  })

  it('shows the error code for support and no text of the proxy (LG09, XS05)', async () => {
    const network = watchNetwork()
    const { submit } = await openPage()
    network.replaceAnswer(PASSWORD_SIGN_IN, { status: 502, body: '<b>Bad gateway</b>' })
    await submit(email)
    await screen.findByText('UNEXPECTED_RESPONSE 502')
    expect(document.body.textContent).not.toContain('Bad gateway')
  })

  it('shows that sign-in is unavailable in a project without a sign-in method', async () => {
    const visitor = createVisitor(await createTestProject({ config: { credentialEnabled: false } }))
    show(visitor, <SignIn />)
    await screen.findByRole('heading', { name: 'Sign-in is unavailable' })
  })

  it('has no sign-up link in a project with sign-up turned off', async () => {
    await openPage({}, { config: { signUpEnabled: false } })
    expect(screen.queryByRole('link', { name: 'Create account' })).toBeNull()
  })

  const openSignedIn = async () => {
    const visitor = await createSignedIn(await createTestProject({ users }))
    return { ...visitor, ...show(visitor, <SignIn />) }
  }

  it('lets a signed-in user continue', async () => {
    const { person, visits } = await openSignedIn()
    await person.click(await screen.findByRole('button', { name: 'Continue as Ada Lovelace' }))
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it('lets a signed-in user sign out to use another account', async () => {
    const { person, app } = await openSignedIn()
    await person.click(await screen.findByRole('button', { name: 'Sign out' }))
    await screen.findByLabelText('Email address')
    expect(app.session.get().status).toBe('signed-out')
  })

  it('shows a loading error and loads the page on a retry', async () => {
    const network = watchNetwork()
    const visitor = createVisitor(await createTestProject({ users }))
    network.replaceAnswer('GET /projects/current', { status: 500, body: '<b>Failed</b>' })
    const { person } = show(visitor, <SignIn />)
    await screen.findByRole('heading', { name: "This page couldn't load" })
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByLabelText('Password')
  })

  it.each([
    ['the email field on a device with a mouse', true],
    ['the heading on a device whose on-screen keyboard would cover the page', false],
  ])('focuses %s', async (_, isFine) => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isFine } as MediaQueryList)
    onTestFinished(() => void vi.restoreAllMocks())
    const { emailField } = await openPage()
    const heading = screen.getByRole('heading', { name: 'Sign in' })
    await waitFor(() => expect(document.activeElement).toBe(isFine ? emailField : heading))
  })

  it('focuses the password field if the URL fills in the address', async () => {
    goTo('/handler/sign-in?email=ada%40example.com')
    const { passwordField } = await openPage()
    await waitFor(() => expect(document.activeElement).toBe(passwordField))
  })

  it('is marked as busy while it loads', async () => {
    const { container } = await openPage({ fullPage: true })
    expect(container.querySelector('[aria-busy="true"]')).toBeNull()
    cleanup()
    show(createVisitor(await createTestProject()), <SignIn fallback="One moment" />)
    expect(screen.getByText('One moment').closest('[aria-busy="true"]')).not.toBeNull()
    await screen.findByLabelText('Password')
  })

  it('renders the labels and slots of the app', async () => {
    await openPage({
      labels: { signIn: 'Log in' },
      slots: { logo: <img alt="Logo" src="/logo.svg" />, footer: <a href="/terms">Terms</a> },
    })
    screen.getByRole('heading', { name: 'Log in' })
    screen.getByRole('img', { name: 'Logo' })
    screen.getByRole('link', { name: 'Terms' })
  })
})
