import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import { describe, expect, it } from 'vitest'
import { ServerApp } from '../../../core/src/server.js'
import { openCookies, openHeldPage } from '../../../core/test/support/held-tab.js'
import { InitialUserProvider, LatchkeyProvider } from '../../src/frameworks/react-router/index.js'
import { createTestProject, users } from '../create-visitor.js'
import { openTab, requestOf, serverOptions } from './server-page.js'

const project = await createTestProject({ users })
const server = new ServerApp(serverOptions(project))
const handler = server.createSessionHandler()

describe('InitialUserProvider of React Router', () => {
  it('runs the loaders again after a sign-out in another tab', async () => {
    const browser = openCookies()
    const otherTab = openTab(project, handler, browser)
    await otherTab.signIn()
    const { options } = openHeldPage(project, handler, { browser })
    const loader = () => server.getInitialUser(requestOf(browser))
    const Page = () => {
      const user = useLoaderData<typeof loader>()
      return (
        <LatchkeyProvider options={options}>
          <InitialUserProvider initialUser={user}>
            <p>Rendered for {user?.displayName ?? 'a visitor'}</p>
          </InitialUserProvider>
        </LatchkeyProvider>
      )
    }
    const hydrateFallbackElement = <p>Loading</p>
    const router = createMemoryRouter([
      { path: '/', loader, Component: Page, hydrateFallbackElement },
    ])
    render(<RouterProvider router={router} />)
    await screen.findByText('Rendered for Ada Lovelace')
    await act(() => otherTab.app.signOut({ noRedirect: true }))
    await screen.findByText('Rendered for a visitor')
    expect(router.state.location.pathname).toBe('/')
  })
})
