import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ServerApp } from '../../../core/src/server.js'
import { openCookies, openHeldPage } from '../../../core/test/support/held-tab.js'
import { InitialUserProvider, LatchkeyProvider } from '../../src/frameworks/tanstack-start/index.js'
import { createTestProject, users } from '../create-visitor.js'
import { openTab, requestOf, serverOptions } from './server-page.js'

const project = await createTestProject({ users })
const server = new ServerApp(serverOptions(project))
const handler = server.createSessionHandler()

describe('InitialUserProvider of TanStack Start', () => {
  it('runs the loaders again after a sign-out in another tab', async () => {
    const browser = openCookies()
    const otherTab = openTab(project, handler, browser)
    await otherTab.signIn()
    const { options } = openHeldPage(project, handler, { browser })
    const Page = () => {
      const user = rootRoute.useLoaderData()
      return (
        <LatchkeyProvider options={options}>
          <InitialUserProvider initialUser={user}>
            <p>Rendered for {user?.displayName ?? 'a visitor'}</p>
          </InitialUserProvider>
        </LatchkeyProvider>
      )
    }
    const rootRoute = createRootRoute({
      loader: () => server.getInitialUser(requestOf(browser)),
      component: Page,
    })
    const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() })
    render(<RouterProvider router={router} />)
    await screen.findByText('Rendered for Ada Lovelace')
    await act(() => otherTab.app.signOut({ noRedirect: true }))
    await screen.findByText('Rendered for a visitor')
    expect(router.state.location.pathname).toBe('/')
  })
})
