import type { InitialUser } from '@latchkey/core'
import { hydrate as takeOver } from '@latchkey/core/hydrate'
import { act, render, screen, waitFor } from '@testing-library/react'
import { type ReactElement, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { LatchkeyProvider, RedirectToSignIn, Show, useUser, useUserState } from '../src/index.js'
import {
  AccountSettings,
  CliAuthConfirm,
  EmailVerification,
  ErrorPage,
  ForgotPassword,
  Handler,
  MagicLinkCallback,
  Mfa,
  OAuthCallback,
  PasswordReset,
  SignIn,
  SignOut,
  SignUp,
  TeamInvitation,
} from '../src/pages/index.js'
// The entry of the package refuses to load in a page, such as that of these tests.
import { ServerApp } from '../../core/src/server.js'
import { openCookies, openHeldTab } from '../../core/test/support/held-tab.js'
import { hydrate } from './hydrate.js'
import { holdResponse, watchNetwork } from './network.js'
import {
  createTestProject,
  createVisitor,
  email,
  goTo,
  password,
  users,
  type Visitor,
} from './visitor.js'

const createPair = async (): Promise<[Visitor, Visitor]> => {
  const project = await createTestProject({ users })
  const browser = createVisitor(project)
  await browser.app.signInWithCredential({ email, password, noRedirect: true })
  // The browser loads the user before it hydrates, but must not render it until it has hydrated.
  await browser.app.getUser()
  // An app on a server without the cookies of a request has no session.
  return [
    createVisitor(project, {
      tokenStore: 'cookie',
      platform: { kind: 'server', cookies: undefined },
    }),
    browser,
  ]
}

const Status = () => <p>{useUserState().status}</p>

it('hydrates components that depend on the user without a mismatch and then renders the user', async () => {
  const [server, browser] = await createPair()
  const ui = (
    <>
      <Status />
      <Show when="signed-in" fallback="Signed out">
        Signed in
      </Show>
    </>
  )
  const { html, recovered, complaints } = hydrate(server, browser, ui)
  expect(html).toContain('loading')
  expect(html).not.toMatch(/Signed in|Signed out/)
  await waitFor(() => screen.getByText('signed-in'))
  screen.getByText('Signed in')
  expect(recovered).not.toHaveBeenCalled()
  expect(complaints).not.toHaveBeenCalled()
})

const pages: [name: string, address: string, ui: ReactElement, heading: string][] = [
  ['SignIn', '/', <SignIn key="page" />, "You're signed in"],
  ['SignUp', '/', <SignUp key="page" />, "You're signed in"],
  ['SignOut', '/', <SignOut key="page" />, "You're signed out"],
  ['EmailVerification', '/', <EmailVerification key="page" />, 'This link is incomplete'],
  ['ForgotPassword', '/', <ForgotPassword key="page" />, 'Forgot password?'],
  ['PasswordReset', '/', <PasswordReset key="page" />, 'This link is incomplete'],
  ['TeamInvitation', '/', <TeamInvitation key="page" />, 'This link is incomplete'],
  ['CliAuthConfirm', '/', <CliAuthConfirm key="page" />, 'This link is incomplete'],
  ['MagicLinkCallback', '/', <MagicLinkCallback key="page" />, "You're signed in"],
  ['OAuthCallback', '/', <OAuthCallback key="page" />, "You're signed in"],
  ['Mfa', '/', <Mfa key="page" />, "You're signed in"],
  ['AccountSettings', '/', <AccountSettings key="page" />, 'Account'],
  ['ErrorPage', '/?errorCode=OUTER_OAUTH_TIMEOUT', <ErrorPage key="page" />, 'This took too long'],
  ['Handler', '/handler/sign-in', <Handler key="page" />, "You're signed in"],
]

/** Serializes the user as the HTML of a page does. */
const initialUserFor = async ({ app }: Visitor) =>
  JSON.parse(JSON.stringify(await app.getUser({ or: 'throw' }))) as InitialUser

describe.each([
  ['without initialUser', false],
  ['with initialUser', true],
])('%s', (_who, hasInitialUser) => {
  it.each(pages)('hydrates %s without a mismatch', async (_name, address, ui, heading) => {
    const [server, browser] = await createPair()
    goTo(address)
    const initialUser = hasInitialUser ? await initialUserFor(browser) : undefined
    const { container, html, recovered, complaints } = hydrate(server, browser, ui, initialUser)
    expect(html).toContain('This page needs JavaScript.')
    await waitFor(() => expect(container.querySelector('h1')?.textContent).toBe(heading))
    expect(recovered).not.toHaveBeenCalled()
    expect(complaints).not.toHaveBeenCalled()
  })
})

const Name = () => <p>User: {useUser()?.displayName}</p>

const Private = () => <p>Private: {useUser({ or: 'redirect' }).displayName}</p>

it('renders the fallback of a suspending component on a server and the component in the browser', async () => {
  const [server, browser] = await createPair()
  const ui = (
    <Suspense fallback={<p>Waiting</p>}>
      <Name />
    </Suspense>
  )
  const { html } = hydrate(server, browser, ui)
  expect(html).toContain('Waiting')
  // React shows this message to the developer.
  expect(html).toContain(
    'This hook loads its data in the browser only. Wrap the component in &lt;Suspense&gt;',
  )
  await waitFor(() => screen.getByText('User: Ada Lovelace'))
})

describe('initialUser of LatchkeyProvider', () => {
  const ME = 'GET /users/me'
  const grace = { email: 'grace@example.com', password, displayName: 'Grace Hopper' }

  /** Creates a server app, and a browser app with a session that has not loaded the user. */
  const createServerAndBrowser = async (credential: { email: string; password: string } | null) => {
    const project = await createTestProject({ users: [...users, grace] })
    const server = createVisitor(project, {
      tokenStore: 'cookie',
      platform: { kind: 'server', cookies: undefined },
    })
    const browser = createVisitor(project)
    if (credential) await browser.app.signInWithCredential({ ...credential, noRedirect: true })
    const initialUserOf = async (credential: { email: string; password: string }) => {
      const { app } = createVisitor(project)
      await app.signInWithCredential({ ...credential, noRedirect: true })
      // Serializes the user as the HTML of a page does.
      return JSON.parse(JSON.stringify(await app.getUser({ or: 'throw' }))) as InitialUser
    }
    return { server, browser, initialUserOf }
  }

  const statuses: string[] = []
  const UserStatus = () => {
    const { status, user } = useUserState()
    const text = `${status} ${user?.displayName ?? 'no-user'}`
    statuses.push(text)
    return <p>{text}</p>
  }
  afterEach(() => void (statuses.length = 0))

  it('is rendered on the server, hydrated without a mismatch and not requested again', async () => {
    const { server, browser, initialUserOf } = await createServerAndBrowser(users[0]!)
    const initialUser = await initialUserOf(users[0]!)
    const network = watchNetwork()
    const ui = (
      <Suspense fallback="Waiting">
        <UserStatus />
        <Name />
      </Suspense>
    )
    const { html, container, recovered, complaints } = hydrate(server, browser, ui, initialUser)
    expect(html).toContain('signed-in Ada Lovelace')
    expect(html).toContain('Ada Lovelace</p>')
    expect(container.textContent).toContain('User: Ada Lovelace')
    expect((await browser.app.getUser())?.displayName).toBe('Ada Lovelace')
    expect(network.calls(ME)).toBe(0)
    await act(async () => (await browser.app.getUser())?.setDisplayName('Ada King'))
    await screen.findByText('User: Ada King')
    expect(new Set(statuses)).toEqual(new Set(['signed-in Ada Lovelace', 'signed-in Ada King']))
    expect(recovered).not.toHaveBeenCalled()
    expect(complaints).not.toHaveBeenCalled()
  })

  it('has methods that work at once and loads related data', async () => {
    const { server, browser, initialUserOf } = await createServerAndBrowser(users[0]!)
    const initialUser = await initialUserOf(users[0]!)
    hydrate(server, browser, <UserStatus />, initialUser)
    const user = browser.app.user.get().data
    expect(user?.signedUpAt).toBeInstanceOf(Date)
    expect((await user?.listContactChannels())?.map(({ value }) => value)).toEqual([email])
    expect((await user?.currentSession.getTokens())?.accessToken).toMatch(/^ey/)
  })

  it('updates existing subscribers of the user', async () => {
    const { browser, initialUserOf } = await createServerAndBrowser(users[0]!)
    const initialUser = await initialUserOf(users[0]!)
    const network = watchNetwork()
    network.delay(ME, new Promise(() => {}))
    const { user } = browser.app
    const listener = vi.fn(() => user.get().data?.displayName)
    onTestFinished(user.subscribe(listener))
    expect(user.get().status).toBe('loading')
    const snapshot = takeOver(browser.app, initialUser)
    expect(snapshot).toMatchObject({ status: 'ready', data: { displayName: 'Ada Lovelace' } })
    expect(user.get()).toBe(snapshot)
    await Promise.resolve()
    expect(listener).toHaveReturnedWith('Ada Lovelace')
  })

  it('is rendered during hydration, even if the browser has newer data', async () => {
    const { server, browser, initialUserOf } = await createServerAndBrowser(users[0]!)
    const initialUser = await initialUserOf(users[0]!)
    const user = await browser.app.getUser({ or: 'throw' })
    await user.setDisplayName('Ada King')
    const { html, recovered, complaints } = hydrate(server, browser, <UserStatus />, initialUser)
    expect(html).toContain('signed-in Ada Lovelace')
    await screen.findByText('signed-in Ada King')
    expect(recovered).not.toHaveBeenCalled()
    expect(complaints).not.toHaveBeenCalled()
  })

  it('may be added in a later render while the user is loading', async () => {
    const { browser, initialUserOf } = await createServerAndBrowser(users[0]!)
    const initialUser = await initialUserOf(users[0]!)
    const network = watchNetwork()
    network.fail(ME, { times: Infinity })
    const complaints = vi.spyOn(console, 'error')
    onTestFinished(() => complaints.mockRestore())
    const ui = (read?: InitialUser) => (
      <LatchkeyProvider app={browser.app} initialUser={read}>
        <UserStatus />
      </LatchkeyProvider>
    )
    const { rerender } = render(ui())
    screen.getByText('loading no-user')
    rerender(ui(initialUser))
    await screen.findByText('signed-in Ada Lovelace')
    expect(complaints).not.toHaveBeenCalled()
  })

  /** Renders initialUser in a browser and returns a function that replaces it. */
  const showInitialUser = async () => {
    const { browser, initialUserOf } = await createServerAndBrowser(users[0]!)
    const network = watchNetwork()
    const ui = (read?: InitialUser | null) => (
      <LatchkeyProvider app={browser.app} initialUser={read}>
        <UserStatus />
      </LatchkeyProvider>
    )
    const { rerender } = render(ui(await initialUserOf(users[0]!)))
    screen.getByText('signed-in Ada Lovelace')
    return {
      ...browser,
      network,
      initialUserOf,
      setInitialUser: (read?: InitialUser | null) => rerender(ui(read)),
    }
  }
  const named = (user: InitialUser, displayName: string): InitialUser => ({ ...user, displayName })

  it('replaces the user when it changes, until the browser has loaded the user itself', async () => {
    const { app, network, initialUserOf, setInitialUser } = await showInitialUser()
    const read = await initialUserOf(users[0]!)
    const requests = network.calls(ME)
    for (const name of ['Ada Byron', 'Ada King']) {
      setInitialUser(named(read, name))
      screen.getByText(`signed-in ${name}`)
      expect((await app.getUser())?.displayName).toBe(name)
    }
    expect(network.calls(ME)).toBe(requests)
    await act(async () => (await app.getUser())?.setDisplayName('Ada'))
    await screen.findByText('signed-in Ada')
  })

  it('replaces the user after the browser has failed to load it', async () => {
    const { app, network, initialUserOf, setInitialUser } = await showInitialUser()
    const read = await initialUserOf(users[0]!)
    network.replaceAnswer(ME, { status: 500, body: 'Failed' }, { times: Infinity })
    await act(() => app.user.refresh().catch(() => {}))
    setInitialUser(named(read, 'Ada King'))
    screen.getByText('signed-in Ada King')
    expect(app.user.get().status).toBe('ready')
    expect((await app.getUser())?.displayName).toBe('Ada King')
  })

  it('does not replace a user that the browser has loaded or is loading', async () => {
    const { app, network, initialUserOf, setInitialUser } = await showInitialUser()
    const read = await initialUserOf(users[0]!)
    const release = holdResponse(network, ME)
    const reading = app.user.refresh()
    setInitialUser(named(read, 'Read before'))
    release()
    await act(() => reading)
    await screen.findByText('signed-in Ada Lovelace')
    setInitialUser(named(read, 'Read before'))
    await act(async () => {})
    screen.getByText('signed-in Ada Lovelace')
  })

  it('is not rendered after hydration if the browser has the session of another user (SR11)', async () => {
    const { server, browser, initialUserOf } = await createServerAndBrowser(grace)
    const initialUser = await initialUserOf(users[0]!)
    const { container, recovered, complaints } = hydrate(
      server,
      browser,
      <UserStatus />,
      initialUser,
    )
    expect(container.textContent).toBe('loading no-user')
    await screen.findByText('signed-in Grace Hopper')
    expect(statuses.at(-1)).toBe('signed-in Grace Hopper')
    expect(recovered).not.toHaveBeenCalled()
    expect(complaints).not.toHaveBeenCalled()
  })

  it('is not rendered after hydration if the browser is signed out (SR11)', async () => {
    const { server, browser, initialUserOf } = await createServerAndBrowser(null)
    const { html, container } = hydrate(
      server,
      browser,
      <UserStatus />,
      await initialUserOf(users[0]!),
    )
    expect(html).toContain('Ada Lovelace')
    expect(container.textContent).toBe('signed-out no-user')
  })

  it('has methods that reject if the browser has the session of another user (SR11)', async () => {
    const { browser, initialUserOf } = await createServerAndBrowser(grace)
    const { data: user } = takeOver(browser.app, await initialUserOf(users[0]!))
    await expect(user?.setDisplayName('Eve')).rejects.toThrow('Read the user again.')
    expect((await browser.app.getUser())?.displayName).toBe('Grace Hopper')
  })

  it('renders a signed-out user without a suspension if it is null', async () => {
    const { server, browser } = await createServerAndBrowser(null)
    const ui = (
      <Suspense fallback="Waiting">
        <Name />
        <Show when="signed-out">Sign in</Show>
      </Suspense>
    )
    const { html, recovered } = hydrate(server, browser, ui, null)
    expect(html).toContain('Sign in')
    expect(html).not.toContain('Waiting')
    expect(recovered).not.toHaveBeenCalled()
  })

  it.each([
    [
      '<RedirectToSignIn>',
      <Show key="ui" when="signed-in" fallback={<RedirectToSignIn />}>
        <Private />
      </Show>,
    ],
    [
      'useUser',
      <Suspense key="ui" fallback="Waiting">
        <Private />
      </Suspense>,
    ],
  ])(
    'does not redirect a user who has signed in after the server rendered null (%s) (SR11)',
    async (_name, ui) => {
      const { server, browser } = await createServerAndBrowser(grace)
      hydrate(server, browser, ui, null)
      await screen.findByText('Private: Grace Hopper')
      expect(browser.visits).toEqual([])
    },
  )

  it("is never replaced by a signed-out user when an app with sessions: 'server' takes over cookies", async () => {
    const project = await createTestProject({ users })
    const browser = openCookies()
    const platform = { kind: 'browser', cookies: browser.jar } as const
    const earlier = createVisitor(project, { tokenStore: 'cookie', platform })
    await earlier.app.signInWithCredential({ email, password, noRedirect: true })
    const request = new Request('http://localhost:3000/', { headers: { cookie: browser.header() } })
    const appServer = new ServerApp({
      ...project,
      dangerouslyAllowSecretKeyInBrowserForTests: true,
    })
    const initialUser = await appServer.getInitialUser(request)
    const server = createVisitor(project, {
      tokenStore: 'cookie',
      platform: { kind: 'server', cookies: undefined },
    })
    const { app } = openHeldTab(project, appServer, { browser })
    onTestFinished(() => app.dispose())
    const ui = (
      <Suspense fallback="Waiting">
        <UserStatus />
        <Name />
      </Suspense>
    )
    const { html, container, recovered } = hydrate(server, { app, visits: [] }, ui, initialUser)
    expect(html).toContain('signed-in Ada Lovelace')
    await waitFor(() => expect(app.user.get().data?.displayName).toBe('Ada Lovelace'))
    await waitFor(() => expect(container.textContent).toContain('User: Ada Lovelace'))
    expect(new Set(statuses)).toEqual(new Set(['signed-in Ada Lovelace', 'loading no-user']))
    expect(recovered).not.toHaveBeenCalled()
  })

  it('is not kept by the server for the next request (SR01)', async () => {
    const { server, browser, initialUserOf } = await createServerAndBrowser(users[0]!)
    hydrate(server, browser, <UserStatus />, await initialUserOf(users[0]!))
    vi.stubGlobal('window', undefined)
    const next = renderToString(
      <LatchkeyProvider app={server.app}>
        <UserStatus />
      </LatchkeyProvider>,
    )
    vi.unstubAllGlobals()
    expect(next).toContain('loading no-user')
  })
})

it('redirects to the sign-in page in the browser, not on the server', async () => {
  const project = await createTestProject()
  const [server, browser] = [createVisitor(project), createVisitor(project)]
  const ui = (
    <Suspense fallback={<p>Waiting</p>}>
      <Private />
    </Suspense>
  )
  const { html } = hydrate(server, browser, ui, null)
  expect(html).toContain('Waiting')
  expect(html).toContain(
    'This hook loads its data in the browser only. Wrap the component in &lt;Suspense&gt;',
  )
  await waitFor(() => expect(browser.visits).toHaveLength(1))
  expect(server.visits).toHaveLength(0)
})
