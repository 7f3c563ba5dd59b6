import { ClientApp } from '@latchkey/core'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { LatchkeyProvider } from '../src/index.js'
import { Handler, type PageEvent } from '../src/pages/index.js'
import { createTestProject, createVisitor, goTo, press, show, users } from './visitor.js'
import { createSignedIn } from './create-signed-in.js'

describe('Handler', () => {
  it.each([
    ['/handler/sign-in', 'Sign in'],
    ['/handler/signin/', 'Sign in'],
    ['/handler/Log-In?x=1', 'Sign in'],
    ['/handler/login#top', 'Sign in'],
    ['/handler/sign-up', 'Create account'],
    ['/handler/REGISTER', 'Create account'],
    ['/handler/sign-out', "You're signed out"],
    ['/handler/emailVerification', 'This link is incomplete'],
    ['/handler/forgot-password', 'Forgot password?'],
    ['/handler/Password-Reset', 'This link is incomplete'],
    ['/handler/teamInvitation', 'This link is incomplete'],
    ['/handler/cliauthconfirm', 'This link is incomplete'],
    ['/handler/oauth-callback', 'This link is incomplete'],
    ['/handler/magicLinkCallback', 'This link is incomplete'],
    ['/handler/MFA', 'Sign in first'],
    ['/handler/error', 'Something went wrong'],
    ['/handler/nonsense', 'Page not found'],
    ['/handler/constructor', 'Page not found'],
    ['/handler', 'Page not found'],
    ['/elsewhere/sign-in', 'Page not found'],
  ])('renders at %s the page with the heading "%s"', async (address, heading) => {
    goTo(address)
    show(createVisitor(await createTestProject()), <Handler fullPage />)
    await screen.findByRole('heading', { name: heading })
  })

  it.each([
    ['sign-in', 'Sign in'],
    ['forgot-password', 'Forgot password?'],
    ['password-reset', 'This link is incomplete'],
    ['email-verification', 'This link is incomplete'],
    ['team-invitation', 'This link is incomplete'],
    ['oauth-callback', 'This link is incomplete'],
    ['error', 'Something went wrong'],
  ])(
    'does not change prototypes for names of the query string (page %s) (PP05)',
    async (page, heading) => {
      const before = Reflect.ownKeys(Object.prototype)
      const query = '?__proto__[x]=1&constructor.prototype.y=2&__proto__[code]=abc&__proto__=code'
      goTo(`/handler/${page}${query}`)
      const visitor = createVisitor(await createTestProject())
      show(visitor, <Handler fullPage />)
      await screen.findByRole('heading', { name: heading })
      expect(Reflect.ownKeys(Object.prototype)).toEqual(before)
      expect(['x', 'y', 'code'].filter((name) => name in {})).toEqual([])
      expect([window.location.search, visitor.visits]).toEqual([query, []])
    },
  )

  it('shows an error and tells the developer which option is missing', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
    const events: PageEvent[] = []
    goTo('/handler/sign-in')
    render(
      <LatchkeyProvider app={new ClientApp()}>
        <Handler fullPage onEvent={(event) => events.push(event)} />
      </LatchkeyProvider>,
    )
    await screen.findByRole('heading', { name: "This page couldn't load" })
    const missing = expect.objectContaining({
      message: expect.stringMatching(
        /^projectId is missing\. Pass it to the app, or set LATCHKEY_PROJECT_ID/,
      ) as string,
    }) as Error
    expect(events).toEqual([{ type: 'failed', error: missing }])
    const errors = consoleError.mock.calls.flat().filter((word) => word instanceof TypeError)
    // React reports the error of the page, and Latchkey the missing option of the component around the error.
    expect(errors.map(String)).toEqual([
      expect.stringContaining('LATCHKEY_PROJECT_ID'),
      expect.stringContaining('LATCHKEY_API_URL'),
    ])
    consoleError.mockRestore()
  })

  it('renders the page of the new URL after popstate', async () => {
    goTo('/handler/sign-in')
    show(createVisitor(await createTestProject()), <Handler />)
    await screen.findByRole('heading', { name: 'Sign in' })
    goTo('/handler/sign-up')
    window.dispatchEvent(new PopStateEvent('popstate'))
    await screen.findByRole('heading', { name: 'Create account' })
  })

  it('renders the page of the new URL in a browser without the Navigation API', async () => {
    expect(window).not.toHaveProperty('navigation')
    goTo('/handler/sign-in')
    show(createVisitor(await createTestProject()), <Handler />)
    await screen.findByRole('heading', { name: 'Sign in' })
    goTo('/handler/sign-up')
    await screen.findByRole('heading', { name: 'Create account' })
  })

  it('redirects to the custom URL of a page and keeps the query', async () => {
    const project = await createTestProject()
    const visitor = createVisitor(project, { urls: { signIn: '/enter?from=kit' } })
    goTo('/handler/sign-in?after_auth_return_to=%2Finbox')
    show(visitor, <Handler />)
    await waitFor(() =>
      expect(visitor.visits).toEqual(['/enter?from=kit&after_auth_return_to=%2Finbox']),
    )
  })

  it('shows an error if the custom URL of a page is not trusted', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
    const project = await createTestProject()
    const visitor = createVisitor(project, { urls: { signIn: 'https://elsewhere.example/enter' } })
    const events: PageEvent[] = []
    goTo('/handler/sign-in')
    show(visitor, <Handler onEvent={(event) => events.push(event)} />)
    await screen.findByRole('heading', { name: 'Something went wrong' })
    expect(visitor.visits).toEqual([])
    // The reason and the fix are only printed to the console.
    expect(consoleError.mock.calls.join()).toContain('elsewhere.example/enter is not trusted')
    expect(events).toMatchObject([{ type: 'failed' }])
  })

  it('does not redirect if the handler and its pages have the same custom path', async () => {
    const visitor = createVisitor(await createTestProject(), { urls: { handler: '/auth' } })
    goTo('/auth/sign-in')
    show(visitor, <Handler />)
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(visitor.visits).toEqual([])
  })

  it('renders a custom page of the app', async () => {
    goTo('/handler/sign-in')
    const pages = { signIn: () => <h1>Custom sign-in</h1> }
    show(createVisitor(await createTestProject()), <Handler pages={pages} />)
    await screen.findByRole('heading', { name: 'Custom sign-in' })
  })

  it('renders the default page if the custom page is undefined', async () => {
    goTo('/handler/sign-in')
    const pages = { signIn: undefined }
    show(createVisitor(await createTestProject()), <Handler pages={pages} />)
    await screen.findByRole('heading', { name: 'Sign in' })
  })

  it('passes after_auth_return_to to the links between pages', async () => {
    goTo('/handler/sign-in?after_auth_return_to=%2Finbox')
    show(createVisitor(await createTestProject()), <Handler />)
    const link = await screen.findByRole('link', { name: 'Create account' })
    await waitFor(() =>
      expect(link.getAttribute('href')).toBe('/handler/sign-up?after_auth_return_to=%2Finbox'),
    )
  })

  it('shows the text of a known error code and no other text of the URL (XS06)', async () => {
    goTo('/handler/error?errorCode=OAUTH_PROVIDER_ACCESS_DENIED&message=%3Cb%3EPay%20us&details=x')
    show(createVisitor(await createTestProject()), <Handler />)
    await screen.findByRole('heading', { name: 'Sign-in was canceled' })
    screen.getByText(/Access was denied or/)
    screen.getByRole('link', { name: 'Try again' })
    // A canceled sign-in needs no support.
    expect(document.body.textContent).not.toContain('OAUTH_PROVIDER_ACCESS_DENIED')
    expect(document.body.textContent).not.toContain('Pay us')
    cleanup()
    goTo('/handler/error?errorCode=CALL_0900_123&message=Pay%20us')
    show(createVisitor(await createTestProject()), <Handler />)
    await screen.findByRole('heading', { name: 'Something went wrong' })
    expect(document.body.textContent).not.toMatch(/0900|Pay us/)
  })

  it('shows what to send to the support: the code of the service, else the time', async () => {
    goTo('/handler/error?errorCode=EMAIL_NOT_SENT')
    show(createVisitor(await createTestProject()), <Handler />)
    await screen.findByText(/^Try again\. If it happens again, send this/)
    expect(document.body.textContent).toContain('Error code EMAIL_NOT_SENT')
    cleanup()
    goTo('/handler/error')
    const { person } = show(createVisitor(await createTestProject()), <Handler />)
    const time = await screen.findByRole('time')
    await person.click(screen.getByRole('button', { name: 'Copy' }))
    await screen.findByRole('button', { name: 'Copied' })
    expect(await navigator.clipboard.readText()).toBe(time.getAttribute('datetime'))
  })

  it('asks the user to sign in again after RECENT_SIGN_IN_REQUIRED', async () => {
    const project = await createTestProject({ users })
    const visitor = await createSignedIn(project)
    goTo('/handler/error?errorCode=RECENT_SIGN_IN_REQUIRED')
    const { person } = show(visitor, <Handler />)
    await screen.findByRole('heading', { name: 'Sign in again first' })
    await press(person, 'Sign in again')
    await waitFor(() => expect(visitor.visits).toEqual(['/handler/sign-in?sign_in_again=true']))
    expect(visitor.app.session.get()).toEqual({ status: 'active' })
  })

  const REFUSED = 'OAUTH_PROVIDER_REFUSED'
  const OUTAGE = 'temporarily_unavailable'
  const EXISTS = 'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE'

  it.each([
    [
      REFUSED,
      '{"reason":"login_required"}',
      'The provider refused the sign-in',
      /^Try/,
      'Try again',
    ],
    [
      REFUSED,
      '{"reason":"invalid_scope"}',
      'The provider refused a permission',
      /Sign in another way/,
      'Sign in',
    ],
    [REFUSED, 'null', 'The provider refused the sign-in', /^Try/, 'Try again'],
    [REFUSED, '{', 'The provider refused the sign-in', /^Try/, 'Try again'],
    [OUTAGE, '{}', "The provider isn't responding", /not with your connection/, 'Try again'],
    [EXISTS, '{}', 'You already have an account', /Sign in the way you did before/, 'Sign in'],
  ])(
    'explains %s with the details %s and offers the next step',
    async (code, details, title, sentence, step) => {
      const query = new URLSearchParams({ errorCode: code, message: 'Pay us', details })
      goTo(`/handler/error?${query.toString()}`)
      show(createVisitor(await createTestProject()), <Handler />)
      await screen.findByRole('heading', { name: title })
      screen.getByText(sentence, { selector: 'p' })
      screen.getByText(code)
      screen.getByRole('link', { name: step })
      expect(document.body.textContent).not.toContain('Pay us')
    },
  )
})
