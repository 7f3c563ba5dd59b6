import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import {
  LatchkeyProvider,
  RedirectToSignIn,
  Show,
  useApp,
  useProject,
  useUser,
  useUserState,
} from '../src/index.js'
import { asServer } from '../../core/test/support/as-server.js'
import { watchNetwork } from './network.js'
import {
  createTestProject,
  createVisitor,
  email,
  goTo,
  password,
  route,
  show,
  usePath,
  users,
} from './visitor.js'

const ME = 'GET /users/me'

/** Creates a visitor who has just signed in and whose user has not loaded. */
const createSignedIn = async () => {
  const visitor = createVisitor(await createTestProject({ users }))
  await visitor.app.signInWithCredential({ email, password, noRedirect: true })
  return visitor
}

const Name = ({ or }: { or?: 'return-null' | 'anonymous-if-exists' }) => (
  <p>User: {useUser(or ? { or } : {})?.displayName ?? 'none'}</p>
)

it('useUser returns null without suspending for a signed-out user', async () => {
  show(createVisitor(await createTestProject()), <Name />)
  screen.getByText('User: none')
})

it('useUser suspends until the user has loaded and then follows changes', async () => {
  const { app, ...visitor } = await createSignedIn()
  show({ app, ...visitor }, <Name />)
  screen.getByText('Waiting')
  await screen.findByText('User: Ada Lovelace')
  await act(async () => (await app.getUser())?.setDisplayName('Ada King'))
  await screen.findByText('User: Ada King')
  await act(() => app.signOut({ noRedirect: true }))
  await screen.findByText('User: none')
})

it('useUser returns null once a request of the tab finds that the user is banned', async () => {
  const project = await createTestProject({ users })
  const visitor = createVisitor(project)
  await visitor.app.signInWithCredential({ email, password, noRedirect: true })
  show(visitor, <Name />)
  await screen.findByText('User: Ada Lovelace')
  const user = await visitor.app.getUser({ or: 'throw' })
  await asServer(project, 'POST', `/latchkey/users/${user.id}/ban`)
  await act(() => expect(user.setDisplayName('Ada King')).rejects.toBeDefined())
  await screen.findByText('User: none')
})

const Private = () => <p>Private: {useUser({ or: 'redirect' }).displayName}</p>

it('useUser({ or: redirect }) redirects to the sign-in page once and renders after the sign-in', async () => {
  goTo('/inbox?x=1')
  const visitor = createVisitor(await createTestProject({ users }))
  show(
    visitor,
    <>
      <Private />
      <Private />
    </>,
  )
  await waitFor(() => expect(visitor.visits).toHaveLength(1))
  expect(visitor.visits[0]).toBe('/handler/sign-in?after_auth_return_to=%2Finbox%3Fx%3D1')
  screen.getByText('Waiting')
  await act(() => visitor.app.signInWithCredential({ email, password, noRedirect: true }))
  await waitFor(() => expect(screen.getAllByText('Private: Ada Lovelace')).toHaveLength(2))
  expect(visitor.visits).toHaveLength(1)
})

it('useUser({ or: redirect }) redirects again after the user signs out again', async () => {
  const visitor = createVisitor(await createTestProject({ users }))
  const render = vi.fn(Private)
  const Watched = () => render()
  show(visitor, <Watched />)
  await waitFor(() => expect(visitor.visits).toHaveLength(1))
  const { app } = visitor
  await act(() => app.signInWithCredential({ email, password, noRedirect: true }))
  await screen.findByText('Private: Ada Lovelace')
  await act(() => app.signOut({ noRedirect: true }))
  await waitFor(() => expect(visitor.visits).toHaveLength(2))
  screen.getByText('Waiting')
  expect(render.mock.calls.length).toBeLessThan(50)
})

it('useUser({ or: redirect }) redirects again when it is mounted again', async () => {
  const visitor = createVisitor(await createTestProject(), { redirectMethod: 'none' })
  const redirect = vi.spyOn(visitor.app, 'redirectToSignIn')
  show(visitor, <Private />)
  await waitFor(() => expect(redirect).toHaveBeenCalled())
  const before = redirect.mock.calls.length
  cleanup()
  show(visitor, <Private />)
  await waitFor(() => expect(redirect.mock.calls.length).toBeGreaterThan(before))
})

it('useUser({ or: redirect }) subscribes once, however often it is mounted', async () => {
  const visitor = createVisitor(await createTestProject({ users }), { redirectMethod: 'none' })
  const { user } = visitor.app
  const { subscribe } = user
  let subscriptions = 0
  vi.spyOn(user, 'subscribe').mockImplementation((listener) => {
    const stop = subscribe(listener)
    subscriptions++
    return () => {
      subscriptions--
      stop()
    }
  })
  const redirect = vi.spyOn(visitor.app, 'redirectToSignIn')
  for (const visit of [1, 2, 3]) {
    cleanup()
    show(visitor, <Private />)
    await waitFor(() => expect(redirect.mock.calls.length).toBeGreaterThanOrEqual(visit))
    // Waits until the redirect has settled.
    await act(async () => redirect.mock.results.at(-1)?.value as Promise<void>)
  }
  expect(subscriptions).toBe(1)
  await act(() => visitor.app.signInWithCredential({ email, password, noRedirect: true }))
  await screen.findByText('Private: Ada Lovelace')
})

/** Silences the console: React also prints errors that a boundary catches. */
const silenceConsole = () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => consoleError.mockRestore())
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { error: null as unknown }
  static getDerivedStateFromError = (error: unknown) => ({ error })
  override render() {
    const { error } = this.state
    return error instanceof Error ? <p>Error: {error.message}</p> : this.props.children
  }
}

const Throwing = () => <p>{useUser({ or: 'throw' }).id}</p>

it('useUser({ or: throw }) throws to the nearest error boundary', async () => {
  silenceConsole()
  const visitor = createVisitor(await createTestProject())
  show(
    visitor,
    <Boundary>
      <Throwing />
    </Boundary>,
  )
  screen.getByText('Error: The user is not signed in. Sign in first.')
})

const Anonymous = () => <p>Anonymous: {String(useUser({ or: 'anonymous' }).isAnonymous)}</p>

it('useUser and Show treat an anonymous user as signed out unless anonymous users are allowed (IN28)', async () => {
  const network = watchNetwork()
  const visitor = createVisitor(
    await createTestProject({ config: { anonymousAccountsEnabled: true } }),
  )
  show(
    visitor,
    <>
      <Anonymous />
      <Anonymous />
    </>,
  )
  await screen.findAllByText('Anonymous: true')
  cleanup()
  show(visitor, <Name />)
  await screen.findByText('User: none')
  cleanup()
  show(
    visitor,
    <Show when="signed-in" fallback="Signed out">
      Signed in
    </Show>,
  )
  await screen.findByText('Signed out')
  expect(network.calls('POST /auth/anonymous/sign-up')).toBe(1)
})

it('useUser treats a user who must verify the email as signed out, unless included, and redirects to the account settings', async () => {
  const visitor = createVisitor(
    await createTestProject({
      users: [{ email, password }],
      config: { requireEmailVerification: true },
    }),
  )
  await visitor.app.signInWithCredential({ email, password, noRedirect: true })
  const Included = () => <p>Included: {useUser({ includeRestricted: true })?.primaryEmail}</p>
  const Status = () => <p>Status: {useUserState().status}</p>
  show(
    visitor,
    <>
      <Name />
      <Included />
      <Status />
      <Show when="signed-in" fallback="Signed out">
        Signed in
      </Show>
    </>,
  )
  await screen.findByText(`Included: ${email}`)
  screen.getByText('User: none')
  screen.getByText('Status: restricted')
  screen.getByText('Signed out')
  cleanup()
  const redirect = vi.spyOn(visitor.app, 'redirectToAccountSettings').mockResolvedValue()
  show(visitor, <RedirectToSignIn />)
  await expect.poll(() => redirect.mock.calls).toContainEqual([{ replace: true }])
  cleanup()
  redirect.mockClear()
  const Private = () => <p>Private: {useUser({ or: 'redirect' }).primaryEmail}</p>
  show(visitor, <Private />)
  await expect.poll(() => redirect.mock.calls).toContainEqual([{ replace: true }])
  expect(screen.queryByText(/^Private/)).toBeNull()
})

it('useUser({ or: anonymous }) throws the error of the service', async () => {
  silenceConsole()
  const visitor = createVisitor(
    await createTestProject({ config: { anonymousAccountsEnabled: false } }),
  )
  show(
    visitor,
    <Boundary>
      <Anonymous />
    </Boundary>,
  )
  await screen.findByText('Error: Anonymous accounts are not enabled for this project.')
})

it('useUserState keeps the user when a later request fails', async () => {
  const network = watchNetwork()
  const visitor = await createSignedIn()
  const State = () => {
    const { status, error } = useUserState()
    return <p>{`${status}, ${error === undefined ? 'fine' : 'failed'}`}</p>
  }
  show(visitor, <State />)
  await screen.findByText('signed-in, fine')
  network.replaceAnswer(ME, { status: 500, body: 'Failed' })
  await act(() => visitor.app.user.refresh().catch(() => {}))
  await screen.findByText('signed-in, failed')
})

it('useUser shows the user again after an outage, without a reload', async () => {
  const network = watchNetwork()
  const visitor = await createSignedIn()
  const Shown = () => {
    const { status, error } = useUserState()
    return (
      <p>{`${useUser()?.displayName}, ${status}, ${error === undefined ? 'fine' : 'failed'}`}</p>
    )
  }
  show(visitor, <Shown />)
  await screen.findByText('Ada Lovelace, signed-in, fine')
  network.replaceAnswer(ME, { status: 500, body: 'Failed' }, { times: Infinity })
  await act(() => visitor.app.user.refresh().catch(() => {}))
  await screen.findByText('Ada Lovelace, signed-in, failed')
  network.reset()
  await screen.findByText('Ada Lovelace, signed-in, fine')
})

it('useUserState has the status failed if the user does not load, and the user after a retry', async () => {
  const network = watchNetwork()
  network.replaceAnswer(ME, { status: 500, body: 'Failed' }, { times: Infinity })
  const visitor = await createSignedIn()
  const State = () => {
    const { status, error } = useUserState()
    return <p>{`${status}, ${error === undefined ? 'fine' : 'failed'}`}</p>
  }
  show(visitor, <State />)
  screen.getByText('loading, fine')
  await screen.findByText('failed, failed')
  network.reset()
  await act(() => visitor.app.user.refresh())
  await screen.findByText('signed-in, fine')
})

it('useProject suspends until the project has loaded', async () => {
  const Title = () => <p>{useProject().config.credentialEnabled ? 'Passwords' : 'None'}</p>
  show(createVisitor(await createTestProject()), <Title />)
  await screen.findByText('Passwords')
})

it('useApp tells the developer to add LatchkeyProvider if it is missing', () => {
  silenceConsole()
  const AppUrl = () => <p>{useApp().urls.home}</p>
  render(
    <Boundary>
      <AppUrl />
    </Boundary>,
  )
  screen.getByText(/Wrap this component in <LatchkeyProvider app={app}>/)
})

it('Show renders by the state of the user, and nothing while it loads unless loading is set', async () => {
  const visitor = await createSignedIn()
  const { container } = show(
    visitor,
    <>
      <Show when="signed-in">In. </Show>
      <Show when="signed-out" loading="Loading. ">
        Out.{' '}
      </Show>
      <Show when={(user) => user.primaryEmail === email}>Ada. </Show>
      <Show when={(user) => user.primaryEmail !== email} fallback="Not another. ">
        Another.
      </Show>
    </>,
  )
  expect(container.textContent).toBe('Loading. ')
  await waitFor(() => expect(container.textContent).toBe('In. Ada. Not another. '))
  await act(() => visitor.app.signOut({ noRedirect: true }))
  await waitFor(() => expect(container.textContent).toBe('Out. Not another. '))
})

it('RedirectToSignIn redirects to the sign-in page with after_auth_return_to unless noRedirectBack is set', async () => {
  goTo('/inbox')
  const visitor = createVisitor(await createTestProject())
  render(
    <LatchkeyProvider app={visitor.app}>
      <RedirectToSignIn />
    </LatchkeyProvider>,
  )
  await waitFor(() =>
    expect(visitor.visits).toEqual(['/handler/sign-in?after_auth_return_to=%2Finbox']),
  )
  cleanup()
  render(
    <LatchkeyProvider app={visitor.app}>
      <RedirectToSignIn noRedirectBack />
    </LatchkeyProvider>,
  )
  await waitFor(() => expect(visitor.visits[1]).toBe('/handler/sign-in'))
})

const Guarded = () => (
  <Show when="signed-in" fallback={<RedirectToSignIn />}>
    Inbox
  </Show>
)

it('RedirectToSignIn does not redirect while the service is unreachable', async () => {
  const network = watchNetwork()
  network.replaceAnswer(ME, { status: 500, body: 'Failed' }, { times: Infinity })
  const { app, visits } = await createSignedIn()
  show({ app, visits }, <Guarded />)
  await waitFor(() => expect(app.user.get().status).toBe('failed'))
  await act(async () => {})
  expect(app.session.get().status).toBe('active')
  expect(visits).toEqual([])
  network.reset()
  await act(() => app.user.refresh())
  await screen.findByText('Inbox')
  expect(visits).toEqual([])
})

it('RedirectToSignIn redirects once the user is known to be signed out', async () => {
  const network = watchNetwork()
  network.replaceAnswer(ME, { status: 500, body: 'Failed' }, { times: Infinity })
  const { app, visits } = await createSignedIn()
  show({ app, visits }, <Guarded />)
  await waitFor(() => expect(app.user.get().status).toBe('failed'))
  await act(() => app.signOut({ noRedirect: true }))
  await waitFor(() => expect(visits[0]).toMatch(/^\/handler\/sign-in/))
  expect(visits).toHaveLength(1)
})

it.each([
  ['RedirectToSignIn', () => <RedirectToSignIn />],
  ['useUser({ or: redirect })', () => <Private />],
])(
  '%s throws to the nearest error boundary if the sign-in URL is not trusted',
  async (_name, ui) => {
    silenceConsole()
    const { app } = createVisitor(await createTestProject(), {
      urls: { signIn: 'https://elsewhere.example/enter' },
    })
    show({ app, visits: [] }, <Boundary>{ui()}</Boundary>)
    await screen.findByText(/^Error: Redirect URL https:..elsewhere.example.enter is not trusted/)
  },
)

it.each([
  ['RedirectToSignIn', <Guarded key="ui" />],
  ['useUser({ or: redirect })', <Private key="ui" />],
])('%s redirects to the sign-in page from the page after sign-out', async (_name, ui) => {
  goTo('/inbox')
  const visits: string[] = []
  const navigate = (to: string) => {
    visits.push(to)
    route(to)
  }
  const { app } = createVisitor(await createTestProject({ users }), {
    redirectMethod: { navigate },
    urls: { home: '/?home' },
  })
  await app.signInWithCredential({ email, password, noRedirect: true })
  /** Renders the component on all pages except hosted ones. */
  const Router = () => (usePath().startsWith('/handler/') ? <p>Sign in</p> : ui)
  show({ app, visits }, <Router />)
  await screen.findByText(/Inbox|Private/)
  await act(() => app.signOut())
  await screen.findByText('Sign in')
  expect(visits).toEqual(['/?home', '/handler/sign-in?after_auth_return_to=%2F%3Fhome'])
})

it('RedirectToSignIn redirects an anonymous user', async () => {
  const visitor = createVisitor(
    await createTestProject({ config: { anonymousAccountsEnabled: true } }),
  )
  await visitor.app.getUser({ or: 'anonymous' })
  show(visitor, <Guarded />)
  await waitFor(() => expect(visitor.visits[0]).toMatch(/^\/handler\/sign-in/))
})

it('useUser suspends only its own Suspense boundary', async () => {
  const { app } = await createSignedIn()
  render(
    <LatchkeyProvider app={app}>
      <p>Always</p>
      <Suspense fallback="Later">
        <Name />
      </Suspense>
    </LatchkeyProvider>,
  )
  screen.getByText('Always')
  screen.getByText('Later')
  await screen.findByText('User: Ada Lovelace')
})
