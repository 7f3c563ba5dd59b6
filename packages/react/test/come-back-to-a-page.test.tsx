import { createNetwork } from '@latchkey/testing/network'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { StrictMode, Suspense } from 'react'
import { afterEach, expect, inject, it, onTestFinished } from 'vitest'
import { fakeJar, fakePlatform } from '../../core/test/fakes/fake-platform.js'
import { LatchkeyProvider, useUser } from '../src/index.js'
import {
  createTestProject,
  createVisitor,
  email,
  password,
  users,
  type Visitor,
} from './visitor.js'

afterEach(cleanup)

const Name = () => <p>{useUser()?.displayName ?? 'Nobody'}</p>

const mount = ({ app }: Visitor) =>
  render(
    <StrictMode>
      <LatchkeyProvider app={app}>
        <Suspense fallback="Waiting">
          <Name />
        </Suspense>
      </LatchkeyProvider>
    </StrictMode>,
  )

type Listener = (event: 'shown-from-cache') => void

/** A page of a browser that says when it is shown again, and of nothing else; its timers stand still. */
async function signedIn() {
  const { platform, timers, pass } = fakePlatform()
  const { subscribe: _, ...cookies } = fakeJar().jar
  const listeners = new Set<Listener>()
  const own = {
    tokenStore: 'cookie' as const,
    platform: {
      cookies,
      timers: platform.timers,
      onLifecycle(listener: Listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
  }
  const project = await createTestProject({ users })
  const visitor = createVisitor(project, own)
  await visitor.app.signInWithCredential({ email, password, noRedirect: true })
  return { project, visitor, own, timers, pass, listeners }
}

it('CC25: shows nothing of whoever has signed out meanwhile as soon as it is come back to', async () => {
  const { project, visitor, own, listeners } = await signedIn()
  mount(visitor)
  await screen.findByText('Ada Lovelace')
  // What is shown is watched a moment later, and would be looked at then.
  await waitFor(() => expect(listeners.size).toBeGreaterThan(0))
  await createVisitor(project, own).app.signOut({ noRedirect: true })
  screen.getByText('Ada Lovelace')
  act(() => listeners.forEach((listener) => listener('shown-from-cache')))
  expect(screen.queryByText('Ada Lovelace')).toBeNull()
  screen.getByText('Nobody')
})

it('CC26: is mounted a thousand times and leaves no listener, no timer and no request behind', async () => {
  const network = createNetwork(inject('latchkeyServiceUrl'))
  onTestFinished(() => network.close())
  const { visitor, timers, pass, listeners } = await signedIn()
  const { unmount } = mount(visitor)
  await screen.findByText('Ada Lovelace')
  // What is shown is watched a moment later.
  await waitFor(() => expect(listeners.size).toBeGreaterThan(0))
  const held = [timers.size, listeners.size]
  unmount()
  for (let times = 0; times < 1_000; times += 1) mount(visitor).unmount()
  mount(visitor)
  screen.getByText('Ada Lovelace')
  expect([timers.size, listeners.size]).toEqual(held)
  cleanup()
  pass(10_000)
  expect([timers.size, listeners.size]).toEqual([0, 0])
  expect(network.calls('GET /users/me')).toBe(1)
})
