import type { InitialUser } from '@latchkey/core'
import { createNetwork } from '@latchkey/testing/network'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { type ReactElement, StrictMode } from 'react'
import { afterEach, expect, inject, it, onTestFinished } from 'vitest'
import { LatchkeyProvider, useUserState } from '../src/index.js'
import { hydrate } from './hydrate.js'
import { createTestProject, createVisitor, email, password, users } from './visitor.js'

const ME = 'GET /users/me'
const indices = Array.from({ length: 200 }, (_, index) => index)

afterEach(() => cleanup())

/** 200 components that read who is here, and how often each of them has rendered. */
function createReaders() {
  const renders = indices.map(() => 0)
  const Reader = ({ index }: { index: number }) => {
    const { status } = useUserState()
    renders[index] = (renders[index] ?? 0) + 1
    return <li>{status}</li>
  }
  const readers = (
    <ul>
      {indices.map((index) => (
        <Reader key={index} index={index} />
      ))}
    </ul>
  )
  return { readers, renders: () => new Set(renders), forget: () => void renders.fill(0) }
}

/** A browser, signed in or not, and what goes over the wire from now on. */
async function open({ isSignedIn = true } = {}) {
  const project = await createTestProject({ users })
  const browser = createVisitor(project)
  if (isSignedIn) await browser.app.signInWithCredential({ email, password, noRedirect: true })
  const server = createVisitor(project)
  await server.app.signInWithCredential({ email, password, noRedirect: true })
  const user = await server.app.getUser({ or: 'throw' })
  const network = createNetwork(inject('latchkeyServiceUrl'))
  onTestFinished(() => network.close())
  return {
    ...browser,
    project,
    network,
    // As the HTML of a page carries it.
    initialUser: JSON.parse(JSON.stringify(user)) as InitialUser,
    /** Until a call that begins now has been answered, nothing else has begun. */
    settle: () => act(() => browser.app.getProject()),
  }
}

const within = (app: Awaited<ReturnType<typeof open>>['app'], readers: ReactElement) => (
  <LatchkeyProvider app={app}>{readers}</LatchkeyProvider>
)

it('renders 200 readers once and asks nobody while nobody is signed in', async () => {
  const { app, network, settle } = await open({ isSignedIn: false })
  const { readers, renders } = createReaders()
  render(within(app, readers))
  expect(screen.getAllByText('signed-out')).toHaveLength(200)
  await settle()
  expect(renders()).toEqual(new Set([1]))
  expect(network.calls(ME)).toBe(0)
})

it('renders 200 readers twice and asks once for somebody who is signed in', async () => {
  const { app, network, settle } = await open()
  const { readers, renders } = createReaders()
  render(within(app, readers))
  await waitFor(() => expect(screen.getAllByText('signed-in')).toHaveLength(200))
  await settle()
  expect(renders()).toEqual(new Set([2]))
  expect(network.calls(ME)).toBe(1)
})

it('asks once for 200 readers that React mounts twice in development', async () => {
  const { app, network, settle } = await open()
  const { readers, renders } = createReaders()
  render(<StrictMode>{within(app, readers)}</StrictMode>)
  await waitFor(() => expect(screen.getAllByText('signed-in')).toHaveLength(200))
  await settle()
  expect(renders()).toEqual(new Set([4]))
  expect(network.calls(ME)).toBe(1)
})

it('renders 200 readers once and asks nobody where the server has read the user', async () => {
  const { app, initialUser, network, settle } = await open()
  const { readers, renders } = createReaders()
  render(
    <LatchkeyProvider app={app} initialUser={initialUser}>
      {readers}
    </LatchkeyProvider>,
  )
  expect(screen.getAllByText('signed-in')).toHaveLength(200)
  await settle()
  expect(renders()).toEqual(new Set([1]))
  expect(network.calls(ME)).toBe(0)
})

it.each([
  ['asks nobody where the server has read the user', true, 'signed-in'],
  ['asks nobody where nobody is signed in', false, 'signed-out'],
])('hydrates 200 readers by rendering them once, and %s', async (_what, isSignedIn, status) => {
  const { project, app, visits, initialUser, network, settle } = await open({ isSignedIn })
  const server = createVisitor(project, {
    tokenStore: 'cookie',
    platform: { kind: 'server', cookies: undefined },
  })
  const { readers, renders, forget } = createReaders()
  const known = isSignedIn ? initialUser : null
  const { html } = hydrate(server, { app, visits }, readers, known, forget)
  expect(html.split(status)).toHaveLength(201)
  expect(screen.getAllByText(status)).toHaveLength(200)
  await settle()
  expect(renders()).toEqual(new Set([1]))
  expect(network.calls(ME)).toBe(0)
})
