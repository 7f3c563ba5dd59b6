import type { InitialUser } from '@latchkey/core'
import { hydrate as takeOver } from '@latchkey/core/hydrate'
import { createNetwork } from '@latchkey/testing/network'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { type ReactElement, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest'
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
import { hydrate } from './hydrate.js'
import {
  createTestProject,
  createVisitor,
  email,
  goTo,
  password,
  users,
  type Visitor,
} from './visitor.js'

afterEach(() => {
  cleanup()
  goTo('/')
})

const createPair = async (): Promise<[Visitor, Visitor]> => {
  const project = await createTestProject({ users })
  const browser = createVisitor(project)
  await browser.app.signInWithCredential({ email, password, noRedirect: true })
  // What a signed-in browser knows before it hydrates must not show before it has.
  await browser.app.getUser()
  // A server's app for a browser's cookies sees none.
  return [
    createVisitor(project, {
      tokenStore: 'cookie',
      platform: { kind: 'server', cookies: undefined },
    }),
    browser,
  ]
}

const Status = () => <p>{useUserState().status}</p>

it('hydrates what depends on the user without a mismatch, and then shows who is here', async () => {
  const [server, browser] = await createPair()
  const ui = (
    <>
      <Status />
      <Show when="signed-in" fallback="Nobody">
        Somebody
      </Show>
    </>
  )
  const { html, recovered, complaints } = hydrate(server, browser, ui)
  expect(html).toContain('loading')
  expect(html).not.toMatch(/Somebody|Nobody/)
  await waitFor(() => screen.getByText('signed-in'))
  screen.getByText('Somebody')
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

/** As the HTML of a page carries whom the server has read. */
const initialUserFor = async ({ app }: Visitor) =>
  JSON.parse(JSON.stringify(await app.getUser({ or: 'throw' }))) as InitialUser

describe.each([
  ['whoever may be there', false],
  ['whom the server has read', true],
])('for %s', (_who, isRead) => {
  it.each(pages)('hydrates %s without a mismatch', async (_name, address, ui, heading) => {
    const [server, browser] = await createPair()
    goTo(address)
    const initialUser = isRead ? await initialUserFor(browser) : undefined
    const { container, html, recovered, complaints } = hydrate(server, browser, ui, initialUser)
    expect(html).toContain('This page needs JavaScript.')
    await waitFor(() => expect(container.querySelector('h1')?.textContent).toBe(heading))
    expect(recovered).not.toHaveBeenCalled()
    expect(complaints).not.toHaveBeenCalled()
  })
})

const Name = () => <p>User: {useUser()?.displayName}</p>

const Private = () => <p>Private: {useUser({ or: 'redirect' }).displayName}</p>

it('leaves a suspending reader to its fallback on a server, and shows it in the browser', async () => {
  const [server, browser] = await createPair()
  const ui = (
    <Suspense fallback={<p>Waiting</p>}>
      <Name />
    </Suspense>
  )
  const { html } = hydrate(server, browser, ui)
  expect(html).toContain('Waiting')
  // For React, which tells the developer.
  expect(html).toContain('A server leaves this to the browser: wrap it in &lt;Suspense&gt;')
  await waitFor(() => screen.getByText('User: Ada Lovelace'))
})

describe('what a server has read', () => {
  const ME = 'GET /users/me'
  const grace = { email: 'grace@example.com', password, displayName: 'Grace Hopper' }

  /** Creates a server, and a browser that has its session but has not read the user. */
  const createFresh = async (signedInAs: { email: string; password: string } | null) => {
    const project = await createTestProject({ users: [...users, grace] })
    const server = createVisitor(project, {
      tokenStore: 'cookie',
      platform: { kind: 'server', cookies: undefined },
    })
    const browser = createVisitor(project)
    if (signedInAs) await browser.app.signInWithCredential({ ...signedInAs, noRedirect: true })
    const initialUserOf = async (credential: { email: string; password: string }) => {
      const { app } = createVisitor(project)
      await app.signInWithCredential({ ...credential, noRedirect: true })
      // As a page's HTML carries it.
      return JSON.parse(JSON.stringify(await app.getUser({ or: 'throw' }))) as InitialUser
    }
    return { server, browser, initialUserOf }
  }

  const statuses: string[] = []
  const Who = () => {
    const { status, user } = useUserState()
    const text = `${status} ${user?.displayName ?? 'nobody'}`
    statuses.push(text)
    return <p>{text}</p>
  }
  afterEach(() => void (statuses.length = 0))

  it('is rendered there, hydrated without a mismatch, and never unknown or asked for again', async () => {
    const { server, browser, initialUserOf } = await createFresh(users[0]!)
    const initialUser = await initialUserOf(users[0]!)
    const network = createNetwork(inject('latchkeyServiceUrl'))
    onTestFinished(() => network.close())
    const ui = (
      <Suspense fallback="Waiting">
        <Who />
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

  it('can be acted for at once, and reads its nouns', async () => {
    const { server, browser, initialUserOf } = await createFresh(users[0]!)
    const initialUser = await initialUserOf(users[0]!)
    hydrate(server, browser, <Who />, initialUser)
    const user = browser.app.user.get().data
    expect(user?.signedUpAt).toBeInstanceOf(Date)
    expect((await user?.listContactChannels())?.map(({ value }) => value)).toEqual([email])
    expect((await user?.currentSession.getTokens())?.accessToken).toMatch(/^ey/)
  })

  it('is known to those, too, who subscribed before', async () => {
    const { browser, initialUserOf } = await createFresh(users[0]!)
    const initialUser = await initialUserOf(users[0]!)
    const network = createNetwork(inject('latchkeyServiceUrl'))
    onTestFinished(() => network.close())
    network.delay(ME, new Promise(() => {}))
    const { user } = browser.app
    const told = vi.fn(() => user.get().data?.displayName)
    onTestFinished(user.subscribe(told))
    expect(user.get().status).toBe('loading')
    const seen = takeOver(browser.app, initialUser)
    expect(seen).toMatchObject({ status: 'ready', data: { displayName: 'Ada Lovelace' } })
    expect(user.get()).toBe(seen)
    await Promise.resolve()
    expect(told).toHaveReturnedWith('Ada Lovelace')
  })

  it('is what hydration begins with, where the browser knows something newer', async () => {
    const { server, browser, initialUserOf } = await createFresh(users[0]!)
    const initialUser = await initialUserOf(users[0]!)
    const user = await browser.app.getUser({ or: 'throw' })
    await user.setDisplayName('Ada King')
    const { html, recovered, complaints } = hydrate(server, browser, <Who />, initialUser)
    expect(html).toContain('signed-in Ada Lovelace')
    await screen.findByText('signed-in Ada King')
    expect(recovered).not.toHaveBeenCalled()
    expect(complaints).not.toHaveBeenCalled()
  })

  it('may come later, amid a render, to those who wait for it', async () => {
    const { browser, initialUserOf } = await createFresh(users[0]!)
    const initialUser = await initialUserOf(users[0]!)
    const network = createNetwork(inject('latchkeyServiceUrl'))
    onTestFinished(() => network.close())
    network.fail(ME, { times: Infinity })
    const complaints = vi.spyOn(console, 'error')
    onTestFinished(() => complaints.mockRestore())
    const ui = (read?: InitialUser) => (
      <LatchkeyProvider app={browser.app} initialUser={read}>
        <Who />
      </LatchkeyProvider>
    )
    const { rerender } = render(ui())
    screen.getByText('loading nobody')
    rerender(ui(initialUser))
    await screen.findByText('signed-in Ada Lovelace')
    expect(complaints).not.toHaveBeenCalled()
  })

  /** A browser that shows whom a server reads, as a router does that renders a layout again. */
  const showRead = async () => {
    const { browser, initialUserOf } = await createFresh(users[0]!)
    const network = createNetwork(inject('latchkeyServiceUrl'))
    onTestFinished(() => network.close())
    const ui = (read?: InitialUser | null) => (
      <LatchkeyProvider app={browser.app} initialUser={read}>
        <Who />
      </LatchkeyProvider>
    )
    const { rerender } = render(ui(await initialUserOf(users[0]!)))
    screen.getByText('signed-in Ada Lovelace')
    return {
      ...browser,
      network,
      initialUserOf,
      hand: (read?: InitialUser | null) => rerender(ui(read)),
    }
  }
  const named = (user: InitialUser, displayName: string): InitialUser => ({ ...user, displayName })

  it('counts again when it is newer, as long as the browser has read nothing itself', async () => {
    const { app, network, initialUserOf, hand } = await showRead()
    const read = await initialUserOf(users[0]!)
    const asked = network.calls(ME)
    for (const name of ['Ada Byron', 'Ada King']) {
      hand(named(read, name))
      screen.getByText(`signed-in ${name}`)
      expect((await app.getUser())?.displayName).toBe(name)
    }
    expect(network.calls(ME)).toBe(asked)
    await act(async () => (await app.getUser())?.setDisplayName('Ada'))
    await screen.findByText('signed-in Ada')
  })

  it('is known once more where the browser could not find out itself', async () => {
    const { app, network, initialUserOf, hand } = await showRead()
    const read = await initialUserOf(users[0]!)
    network.replaceAnswer(ME, { status: 502, body: 'Bad gateway' }, { times: Infinity })
    await act(() => app.user.refresh().catch(() => {}))
    hand(named(read, 'Ada King'))
    screen.getByText('signed-in Ada King')
    expect(app.user.get().status).toBe('ready')
    expect((await app.getUser())?.displayName).toBe('Ada King')
  })

  it('does not undo what the browser has read itself, or reads just now', async () => {
    const { app, network, initialUserOf, hand } = await showRead()
    const read = await initialUserOf(users[0]!)
    let goOn = () => {}
    network.delay(ME, new Promise<void>((resolve) => (goOn = resolve)))
    const reading = app.user.refresh()
    hand(named(read, 'Read before'))
    goOn()
    await act(() => reading)
    await screen.findByText('signed-in Ada Lovelace')
    hand(named(read, 'Read before'))
    await act(async () => {})
    screen.getByText('signed-in Ada Lovelace')
  })

  it("SR11: the browser's session wins: nobody else is shown once the page is alive", async () => {
    const { server, browser, initialUserOf } = await createFresh(grace)
    const initialUser = await initialUserOf(users[0]!)
    const { container, recovered, complaints } = hydrate(server, browser, <Who />, initialUser)
    expect(container.textContent).toBe('loading nobody')
    await screen.findByText('signed-in Grace Hopper')
    expect(statuses.at(-1)).toBe('signed-in Grace Hopper')
    expect(recovered).not.toHaveBeenCalled()
    expect(complaints).not.toHaveBeenCalled()
  })

  it('SR11: a browser that has signed out shows nobody', async () => {
    const { server, browser, initialUserOf } = await createFresh(null)
    const { html, container } = hydrate(server, browser, <Who />, await initialUserOf(users[0]!))
    expect(html).toContain('Ada Lovelace')
    expect(container.textContent).toBe('signed-out nobody')
  })

  it('SR11: a user whom the server took for another cannot be acted for', async () => {
    const { browser, initialUserOf } = await createFresh(grace)
    const { data: user } = takeOver(browser.app, await initialUserOf(users[0]!))
    await expect(user?.setDisplayName('Eve')).rejects.toThrow('Read the user again.')
    expect((await browser.app.getUser())?.displayName).toBe('Grace Hopper')
  })

  it('may be that nobody is there, who then suspends nobody', async () => {
    const { server, browser } = await createFresh(null)
    const ui = (
      <Suspense fallback="Waiting">
        <Name />
        <Show when="signed-out">Come in</Show>
      </Suspense>
    )
    const { html, recovered } = hydrate(server, browser, ui, null)
    expect(html).toContain('Come in')
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
  ])('SR11: %s sends nobody to sign in who has signed in since', async (_name, ui) => {
    const { server, browser } = await createFresh(grace)
    hydrate(server, browser, ui, null)
    await screen.findByText('Private: Grace Hopper')
    expect(browser.visits).toEqual([])
  })

  it('SR01: is remembered by no server', async () => {
    const { server, browser, initialUserOf } = await createFresh(users[0]!)
    hydrate(server, browser, <Who />, await initialUserOf(users[0]!))
    vi.stubGlobal('window', undefined)
    const next = renderToString(
      <LatchkeyProvider app={server.app}>
        <Who />
      </LatchkeyProvider>,
    )
    vi.unstubAllGlobals()
    expect(next).toContain('loading nobody')
  })
})

it('leaves it to the browser to go to sign-in', async () => {
  const project = await createTestProject()
  const [server, browser] = [createVisitor(project), createVisitor(project)]
  const ui = (
    <Suspense fallback={<p>Waiting</p>}>
      <Private />
    </Suspense>
  )
  const { html } = hydrate(server, browser, ui, null)
  expect(html).toContain('Waiting')
  expect(html).toContain('A server leaves this to the browser: wrap it in &lt;Suspense&gt;')
  await waitFor(() => expect(browser.visits).toHaveLength(1))
  expect(server.visits).toHaveLength(0)
})
