import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { StrictMode, Suspense } from 'react'
import { expect, it } from 'vitest'
import { fakeJar, fakePlatform } from '../../../core/test/fakes/fake-platform.js'
import { LatchkeyProvider, useUser } from '../../src/index.js'
import { watchNetwork } from '../network.js'
import {
  createTestProject,
  createVisitor,
  email,
  password,
  users,
  type Visitor,
} from '../visitor.js'

const Name = () => <p>{useUser()?.displayName ?? 'Signed out'}</p>

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

/** Signs a user in on a page that only reports a restore from the back-forward cache, with fake timers. */
async function createSignedInPage() {
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

it('hides a user who signed out in another tab as soon as the page is restored from the back-forward cache (CC25)', async () => {
  const { project, visitor, own, listeners } = await createSignedInPage()
  mount(visitor)
  await screen.findByText('Ada Lovelace')
  // The page subscribes a moment after it renders, and reads the session again at that moment.
  await waitFor(() => expect(listeners.size).toBeGreaterThan(0))
  await createVisitor(project, own).app.signOut({ noRedirect: true })
  screen.getByText('Ada Lovelace')
  act(() => listeners.forEach((listener) => listener('shown-from-cache')))
  expect(screen.queryByText('Ada Lovelace')).toBeNull()
  screen.getByText('Signed out')
})

it('leaves no listener, timer or request behind after useUser has mounted and unmounted 1,000 times (CC26)', async () => {
  const network = watchNetwork()
  const { visitor, timers, pass, listeners } = await createSignedInPage()
  const { unmount } = mount(visitor)
  await screen.findByText('Ada Lovelace')
  // The page subscribes a moment after it renders.
  await waitFor(() => expect(listeners.size).toBeGreaterThan(0))
  const whileMounted = [timers.size, listeners.size]
  unmount()
  for (let times = 0; times < 1_000; times += 1) mount(visitor).unmount()
  mount(visitor)
  screen.getByText('Ada Lovelace')
  expect([timers.size, listeners.size]).toEqual(whileMounted)
  cleanup()
  pass(10_000)
  expect([timers.size, listeners.size]).toEqual([0, 0])
  expect(network.calls('GET /users/me')).toBe(1)
})
