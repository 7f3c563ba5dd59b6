import type { InitialUser } from '@latchkey/core'
import type { ServerSessionOptions } from '@latchkey/core/server-sessions'
import { act, render, screen, waitFor } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js'
import type { ComponentProps, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ServerApp } from '../../../core/src/server.js'
import { openCookies, openHeldPage } from '../../../core/test/support/held-tab.js'
import { createTestProject, email, users } from '../create-visitor.js'
import { importAgain, openTab, requestOf, serverOptions } from './server-page.js'

const ME = /\/users\/me$/

/** Opens a page of Next.js, and another tab of the same browser that is signed in. */
async function openPage() {
  const { LatchkeyProvider, InitialUserProvider, useUserState } = await importAgain(async () => ({
    ...(await import('../../src/frameworks/next/index.js')),
    useUserState: (await import('../../src/index.js')).useUserState,
  }))
  const project = await createTestProject({ users })
  const server = new ServerApp(serverOptions(project))
  const handler = server.createSessionHandler()
  const browser = openCookies()
  const otherTab = openTab(project, handler, browser)
  await otherTab.signIn()
  const page = openHeldPage(project, handler, { browser })
  const refresh = vi.fn()
  const router = { refresh } as unknown as ComponentProps<typeof AppRouterContext.Provider>['value']
  const Status = () => {
    const { status, user } = useUserState()
    return <p>{[status, user?.displayName].join(' ')}</p>
  }
  const Page = (props: {
    options: Partial<ServerSessionOptions>
    initialUser?: InitialUser | null
  }): ReactNode => (
    <AppRouterContext.Provider value={router}>
      <LatchkeyProvider options={props.options}>
        {props.initialUser === undefined ? (
          <Status />
        ) : (
          <InitialUserProvider initialUser={props.initialUser}>
            <Status />
          </InitialUserProvider>
        )}
      </LatchkeyProvider>
    </AppRouterContext.Provider>
  )
  const renderOnServer = (initialUser?: InitialUser | null) => {
    vi.stubGlobal('window', undefined)
    const platform = { kind: 'server', cookies: undefined, navigation: undefined } as const
    const html = renderToString(
      <Page options={{ platform }} {...(initialUser !== undefined && { initialUser })} />,
    )
    vi.unstubAllGlobals()
    return html
  }
  const hydrate = (initialUser?: InitialUser | null) => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderOnServer(initialUser)
    onTestFinished(() => container.remove())
    const recovered = vi.fn()
    const ui = (user = initialUser) => (
      <Page options={page.options} {...(user !== undefined && { initialUser: user })} />
    )
    const { rerender } = render(ui(), { container, hydrate: true, onRecoverableError: recovered })
    return {
      recovered,
      rerender: (user: InitialUser | null) => rerender(ui(JSON.parse(JSON.stringify(user)))),
    }
  }
  return {
    otherTab,
    refresh,
    renderOnServer,
    hydrate,
    /** The user of the next request of the browser. */
    loadUser: () => server.getInitialUser(requestOf(browser)),
    readsOfUser: () => page.requests.filter(({ url }) => ME.test(url)).length,
  }
}

describe('LatchkeyProvider of Next.js', () => {
  it('renders no user at build time, and loads the user in the browser (56)', async () => {
    const { hydrate, renderOnServer, refresh } = await openPage()
    expect(renderOnServer()).toContain('loading')
    const { recovered } = hydrate()
    await screen.findByText('signed-in Ada Lovelace')
    expect(recovered).not.toHaveBeenCalled()
    expect(refresh).not.toHaveBeenCalled()
  })
})

describe('InitialUserProvider of Next.js', () => {
  it('renders the user on the server, and requests no user in the browser', async () => {
    const { hydrate, renderOnServer, loadUser, readsOfUser, refresh } = await openPage()
    const user = await loadUser()
    expect(renderOnServer(user)).toContain('signed-in Ada Lovelace')
    const { recovered } = hydrate(user)
    screen.getByText('signed-in Ada Lovelace')
    expect(recovered).not.toHaveBeenCalled()
    expect([readsOfUser(), refresh.mock.calls.length]).toEqual([0, 0])
  })

  it('refreshes the page once after a sign-out in another tab (SR11)', async () => {
    const { hydrate, loadUser, otherTab, refresh } = await openPage()
    const { rerender } = hydrate(await loadUser())
    await act(() => otherTab.app.signOut({ noRedirect: true }))
    await waitFor(() => expect(refresh).toHaveBeenCalled())
    rerender(await loadUser())
    await screen.findByText('signed-out')
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  it('refreshes once a page that was rendered for another user than that of the session', async () => {
    const { hydrate, loadUser, refresh } = await openPage()
    const user = await loadUser()
    const other = user && { ...user, id: crypto.randomUUID(), displayName: 'Grace Hopper' }
    const { rerender } = hydrate(other)
    await screen.findByText('signed-in Ada Lovelace')
    expect(refresh).toHaveBeenCalledTimes(1)
    // A server that responds with the same user again is not asked in a loop.
    rerender(other)
    await screen.findByText('signed-in Ada Lovelace')
    expect(refresh).toHaveBeenCalledTimes(1)
    expect(user?.primaryEmail).toBe(email)
  })
})
