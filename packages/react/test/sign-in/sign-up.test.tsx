import { act, screen, waitFor } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type PageProps, SignUp } from '../../src/pages/index.js'
import { holdResponse, watchNetwork } from '../network.js'
import {
  createTestProject,
  createVisitor,
  email,
  goTo,
  password,
  show,
  showCredentialForm,
  users,
} from '../visitor.js'

const PASSWORD_SIGN_UP = 'POST /auth/password/sign-up'
const newEmail = 'grace@example.com'

const openPage = async (props: PageProps = {}) => {
  const project = await createTestProject({ users })
  return { project, ...(await showCredentialForm(createVisitor(project), <SignUp {...props} />)) }
}

const press = () => screen.getByRole('button', { name: 'Create account' })

describe('SignUp', () => {
  it('creates an account, shows that an email was sent and redirects', async () => {
    const { app, project, visits, submit } = await openPage()
    await submit(newEmail)
    await screen.findByRole('heading', { name: 'Your account is ready' })
    expect(screen.getByRole('status').textContent).toContain(newEmail)
    await waitFor(() => expect(visits).toEqual(['/']))
    expect(app.session.get().status).toBe('active')
    const { link } = await project.inbox.next({ to: newEmail })
    expect(new URL(link).pathname).toBe('/handler/email-verification')
  })

  it.each([
    ['a page', false],
    ['a frame of another site', true],
  ])('creates no account in %s with blocked cookies and explains why', async (_, isFramed) => {
    const foreignTop = {
      get location(): never {
        throw new DOMException('Blocked a frame', 'SecurityError')
      },
    }
    if (isFramed) vi.spyOn(window, 'top', 'get').mockReturnValue(foreignTop as unknown as Window)
    onTestFinished(() => void vi.restoreAllMocks())
    const cookies = { read: () => '', write: () => {}, remove: () => {} }
    const visitor = createVisitor(await createTestProject({ users }), {
      tokenStore: 'cookie',
      platform: { cookies },
    })
    const { person } = show(visitor, <SignUp />)
    await person.type(await screen.findByLabelText('Email address'), newEmail)
    await person.type(screen.getByLabelText('Password'), password)
    const network = watchNetwork()
    await person.click(press())
    await screen.findByText(/^Sign-in needs cookies/)
    await person.click(press())
    await screen.findByText(/^Sign-in needs cookies/)
    expect(network.calls(PASSWORD_SIGN_UP)).toBe(0)
    expect(screen.queryAllByRole('link', { name: 'Open in a new tab' })).toHaveLength(
      isFramed ? 1 : 0,
    )
  })

  it('sends a password with its spaces as typed (IN01)', async () => {
    const spaced = '  spaces and 🔑 too  '
    const { person, app, visits, emailField, passwordField } = await openPage()
    await person.type(emailField, newEmail)
    await person.click(passwordField)
    await person.paste(spaced)
    await person.click(press())
    await waitFor(() => expect(visits).toHaveLength(1))
    const result = await app.signInWithCredential({
      email: newEmail,
      password: spaced,
      noRedirect: true,
    })
    expect(result.status).toBe('ok')
  })

  it('says that the site is not a trusted domain if a newer service rejects the sign-up (74)', async () => {
    const { submit } = await openPage()
    const code = 'REDIRECT_URL_NOT_WHITELISTED'
    watchNetwork().replaceAnswer(PASSWORD_SIGN_UP, {
      status: 400,
      body: JSON.stringify({ code, error: 'Redirect URL not whitelisted.' }),
      headers: { 'Content-Type': 'application/json', 'X-Stack-Known-Error': code },
    })
    await submit(newEmail)
    await screen.findByText(/^This site isn't a trusted domain/)
  })

  it('links to sign-in and password reset when the address has an account', async () => {
    const { emailField, submit } = await openPage()
    await submit(email)
    await screen.findByText('An account with this email already exists.', { exact: false })
    await waitFor(() => expect(document.activeElement).toBe(emailField))
    expect(screen.getAllByRole('link', { name: 'Sign in' })).toHaveLength(2)
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Forgot password?' })
    expect(new URL(href).pathname).toBe('/handler/forgot-password')
  })

  it('announces the strength of the password while it is typed', async () => {
    const { person, passwordField } = await openPage()
    const message = document.getElementById(passwordField.getAttribute('aria-describedby') ?? '')
    expect(message?.getAttribute('aria-live')).toBe('polite')
    expect(message?.textContent).toBe('Use at least 8 characters.')
    await person.type(passwordField, 'aaaaaaaa')
    expect(message?.textContent).toBe('Easy to guess. Mix in more characters.')
    await person.clear(passwordField)
    await person.type(passwordField, 'tulip-42')
    expect(message?.textContent).toBe('Good. Longer is stronger.')
    await person.type(passwordField, '-window')
    expect(message?.textContent).toBe('Strong password.')
    expect(passwordField.getAttribute('autocomplete')).toBe('new-password')
  })

  it('has the address as the username under which password managers store the password (43)', async () => {
    const { emailField } = await openPage()
    expect(emailField.getAttribute('autocomplete')).toBe('username')
  })

  it.each([
    ['tulip', 'Use at least 8 characters.'],
    ['x'.repeat(257), 'Use at most 256 characters.'],
    ['あ'.repeat(257), 'Use at most 256 characters.'],
  ])('rejects the password %j without a request', async (typed, message) => {
    const network = watchNetwork()
    const { person, emailField, passwordField } = await openPage()
    await person.type(emailField, newEmail)
    await person.click(passwordField)
    await person.paste(typed)
    await person.click(press())
    await waitFor(() => expect(passwordField.getAttribute('aria-invalid')).toBe('true'))
    screen.getByText(message)
    await waitFor(() => expect(document.activeElement).toBe(passwordField))
    expect(network.calls(PASSWORD_SIGN_UP)).toBe(0)
  })

  it.each(['password', 'address'] as const)(
    'rejects the email address as the password until the %s is edited',
    async (edited) => {
      const network = watchNetwork()
      const { person, emailField, passwordField } = await openPage()
      const message = document.getElementById(passwordField.getAttribute('aria-describedby') ?? '')
      await person.type(emailField, newEmail)
      await person.type(passwordField, newEmail.toUpperCase())
      expect(message?.textContent).toBe("Don't use your email address as your password.")
      await person.click(press())
      await waitFor(() => expect(passwordField.getAttribute('aria-invalid')).toBe('true'))
      expect(network.calls(PASSWORD_SIGN_UP)).toBe(0)
      await person.type(edited === 'password' ? passwordField : emailField, 'a')
      expect(passwordField.getAttribute('aria-invalid')).toBe('false')
      expect(message?.textContent).toBe('Strong password.')
    },
  )

  it('clears the password error as soon as the password is edited', async () => {
    const { person, passwordField, submit } = await openPage()
    await submit(newEmail, 'short')
    await screen.findByText('Use at least 8 characters.')
    expect(passwordField.getAttribute('aria-invalid')).toBe('true')
    await person.type(passwordField, 'er, and now long enough')
    expect(passwordField.getAttribute('aria-invalid')).toBe('false')
  })

  it('explains that a common password is rejected and creates the account with another one', async () => {
    const { person, visits, passwordField, submit } = await openPage()
    await submit(newEmail, 'password1')
    await screen.findByText('This password is too common. Choose another one.')
    expect(passwordField.getAttribute('aria-invalid')).toBe('true')
    await person.clear(passwordField)
    await person.type(passwordField, `${password}{Enter}`)
    await screen.findByRole('heading', { name: 'Your account is ready' })
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it('shows an address that the service rejects as an invalid address', async () => {
    const { submit } = await openPage()
    await submit('ada@localhost')
    await screen.findByText('Enter a valid email address, like name@example.com.')
  })

  it('sends one request for a double click', async () => {
    const network = watchNetwork()
    const { person, visits, emailField, passwordField } = await openPage()
    const release = holdResponse(network, PASSWORD_SIGN_UP)
    await person.type(emailField, newEmail)
    await person.type(passwordField, password)
    await person.dblClick(press())
    release()
    await waitFor(() => expect(visits).toHaveLength(1))
    expect(network.calls(PASSWORD_SIGN_UP)).toBe(1)
  })

  it('shows that sign-up is disabled', async () => {
    const project = await createTestProject({ config: { signUpEnabled: false } })
    show(createVisitor(project), <SignUp />)
    await screen.findByText("This app isn't accepting new accounts.")
    expect(screen.queryByLabelText('Password')).toBeNull()
  })

  /** Focuses the first field as soon as it exists, like a fast user. */
  function AutoFocus() {
    useLayoutEffect(() => document.querySelector('input')?.focus(), [])
    return null
  }

  it('does not move focus to the heading if the user is already in a field', async () => {
    const { person, emailField } = await openPage({ slots: { terms: <AutoFocus /> } })
    await act(async () => {})
    expect(document.activeElement).toBe(emailField)
    await person.keyboard(newEmail)
    expect(emailField).toHaveProperty('value', newEmail)
  })

  it('renders the terms slot of the app', async () => {
    await openPage({ slots: { terms: <a href="/terms">Terms</a> } })
    screen.getByRole('link', { name: 'Terms' })
  })

  it('fills in the address of the URL', async () => {
    goTo('/handler/sign-up?email=grace%40example.com')
    const { emailField } = await openPage()
    expect((emailField as HTMLInputElement).value).toBe(newEmail)
  })
})
