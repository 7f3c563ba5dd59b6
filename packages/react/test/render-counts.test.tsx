import type { InitialUser } from '@latchkey/core'
import { act, render, screen, waitFor } from '@testing-library/react'
import { type ReactElement, StrictMode } from 'react'
import { describe, expect, it } from 'vitest'
import { LatchkeyProvider, useUserState } from '../src/index.js'
import { hydrate } from './hydrate.js'
import { watchNetwork } from './network.js'
import { createTestProject, createVisitor, email, password, users } from './visitor.js'
import { createSignedIn } from './create-signed-in.js'

const ME = 'GET /users/me'
const indices = Array.from({ length: 200 }, (_, index) => index)

/** Creates 200 components that use useUserState and counts their renders. */
function createComponents() {
  const renders = indices.map(() => 0)
  const UserState = ({ index }: { index: number }) => {
    const { status } = useUserState()
    renders[index] = (renders[index] ?? 0) + 1
    return <li>{status}</li>
  }
  const components = (
    <ul>
      {indices.map((index) => (
        <UserState key={index} index={index} />
      ))}
    </ul>
  )
  return { components, renders: () => new Set(renders), resetCounts: () => void renders.fill(0) }
}

/** Creates a browser, signed in or not, and records its requests from now on. */
async function open({ isSignedIn = true } = {}) {
  const project = await createTestProject({ users })
  const browser = createVisitor(project)
  if (isSignedIn) await browser.app.signInWithCredential({ email, password, noRedirect: true })
  const { user } = await createSignedIn(project)
  const network = watchNetwork()
  return {
    ...browser,
    project,
    network,
    // Serializes the user as the HTML of a page does.
    initialUser: JSON.parse(JSON.stringify(user)) as InitialUser,
    /** Waits until a request that starts now has ended, so earlier ones have started too. */
    settle: () => act(() => browser.app.getProject()),
  }
}

const within = (app: Awaited<ReturnType<typeof open>>['app'], components: ReactElement) => (
  <LatchkeyProvider app={app}>{components}</LatchkeyProvider>
)

describe('useUserState', () => {
  it('renders 200 components once and sends no request for a signed-out user', async () => {
    const { app, network, settle } = await open({ isSignedIn: false })
    const { components, renders } = createComponents()
    render(within(app, components))
    expect(screen.getAllByText('signed-out')).toHaveLength(200)
    await settle()
    expect(renders()).toEqual(new Set([1]))
    expect(network.calls(ME)).toBe(0)
  })

  it('renders 200 components twice and sends one request for a signed-in user', async () => {
    const { app, network, settle } = await open()
    const { components, renders } = createComponents()
    render(within(app, components))
    await waitFor(() => expect(screen.getAllByText('signed-in')).toHaveLength(200))
    await settle()
    expect(renders()).toEqual(new Set([2]))
    expect(network.calls(ME)).toBe(1)
  })

  it('sends one request for 200 components under Strict Mode', async () => {
    const { app, network, settle } = await open()
    const { components, renders } = createComponents()
    render(<StrictMode>{within(app, components)}</StrictMode>)
    await waitFor(() => expect(screen.getAllByText('signed-in')).toHaveLength(200))
    await settle()
    expect(renders()).toEqual(new Set([4]))
    expect(network.calls(ME)).toBe(1)
  })

  it('renders 200 components once and sends no request with initialUser', async () => {
    const { app, initialUser, network, settle } = await open()
    const { components, renders } = createComponents()
    render(
      <LatchkeyProvider app={app} initialUser={initialUser}>
        {components}
      </LatchkeyProvider>,
    )
    expect(screen.getAllByText('signed-in')).toHaveLength(200)
    await settle()
    expect(renders()).toEqual(new Set([1]))
    expect(network.calls(ME)).toBe(0)
  })

  it.each([
    ['with initialUser', true, 'signed-in'],
    ['for a signed-out user', false, 'signed-out'],
  ])(
    'hydrates 200 components with one render and no request %s',
    async (_what, isSignedIn, status) => {
      const { project, app, visits, initialUser, network, settle } = await open({ isSignedIn })
      const server = createVisitor(project, {
        tokenStore: 'cookie',
        platform: { kind: 'server', cookies: undefined },
      })
      const { components, renders, resetCounts } = createComponents()
      const hydrationUser = isSignedIn ? initialUser : null
      const { html } = hydrate(server, { app, visits }, components, hydrationUser, resetCounts)
      expect(html.split(status)).toHaveLength(201)
      expect(screen.getAllByText(status)).toHaveLength(200)
      await settle()
      expect(renders()).toEqual(new Set([1]))
      expect(network.calls(ME)).toBe(0)
    },
  )
})
