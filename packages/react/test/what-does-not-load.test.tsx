import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LatchkeyProvider } from '../src/index.js'
import { mails, several } from '../src/locales/loads.js'
import { type PageEvent, SignIn } from '../src/pages/index.js'
import { lazyPage } from '../src/pages/page/lazy-page.js'
import { createOpenProject, createSignedIn, openSettings } from './settings-visitor.js'
import { createTestProject, createVisitor, email, goTo, password, show, users } from './visitor.js'

/** As long as it is set, no part loads: the device is offline, or a release has removed the old ones. */
let isGone = false
const part = async <T,>(load: () => Promise<T>): Promise<T> => {
  if (isGone) throw new TypeError('Failed to fetch dynamically imported module')
  return load()
}

vi.mock(import('../src/pages/page/lazily.js'), async (original) => {
  const { lazily, forgetLost } = await original()
  return { forgetLost, lazily: (load) => lazily(() => part(load)) }
})

const setOnline = (isOnline: boolean) =>
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)

beforeEach(() => {
  isGone = true
  // What React tells developers of an error that was caught.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  cleanup()
  goTo('/')
  isGone = false
  vi.restoreAllMocks()
})

/** Creates a page whose chunk has not been loaded. */
const createPage = () =>
  lazyPage(() => import('../src/pages/forgot-password/forgot-password.js'), [several, mails], {
    fields: 1,
  })

async function open() {
  const events: PageEvent[] = []
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  const visitor = createVisitor(await createTestProject())
  const Page = createPage()
  /** An app with a page that can be left and gone to again. */
  function App() {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        <button onClick={() => setOpen(!isOpen)}>Of the app</button>
        {isOpen && <Page fullPage onEvent={(event) => events.push(event)} />}
      </>
    )
  }
  const shown = show(visitor, <App />)
  await screen.findByRole('heading', { name: "This page couldn't load" })
  const retry = () => shown.person.click(screen.getByRole('button', { name: 'Try again' }))
  return { ...shown, events, reload, retry }
}

it('keeps the app when a page does not load, says what to do, and tells the app', async () => {
  const { container, events } = await open()
  screen.getByRole('button', { name: 'Of the app' })
  expect(screen.getByRole('alert').textContent).toContain(
    'Something went wrong. Please try again. Error code TypeError',
  )
  expect(container.querySelector('.lk-root > main.lk-full > .lk-card')).not.toBeNull()
  expect(events).toEqual([{ type: 'failed', error: expect.any(TypeError) as TypeError }])
})

it('loads the page once the device is online again', async () => {
  setOnline(false)
  const { events, reload, retry } = await open()
  screen.getByText("You're offline. Check your connection and try again.")
  await retry()
  await waitFor(() => expect(events).toHaveLength(2))
  screen.getByRole('heading', { name: "This page couldn't load" })

  setOnline(true)
  isGone = false
  await retry()
  await screen.findByRole('heading', { name: 'Forgot password?' })
  expect(reload).not.toHaveBeenCalled()
  expect(events).toHaveLength(2)
})

it('loads everything again where the browser or the site has no such part any more', async () => {
  const { reload, retry } = await open()
  expect(reload).not.toHaveBeenCalled()
  await retry()
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

it('tries by itself when the page is gone to again', async () => {
  const { person } = await open()
  const link = screen.getByRole('button', { name: 'Of the app' })
  await person.click(link)
  isGone = false
  await person.click(link)
  await screen.findByRole('heading', { name: 'Forgot password?' })
})

it('says it in the language of the app', async () => {
  const { app } = createVisitor(await createTestProject())
  const Page = createPage()
  render(
    <LatchkeyProvider app={app} lang="de">
      <Page />
    </LatchkeyProvider>,
  )
  await screen.findByRole('button', { name: 'Noch einmal versuchen' })
})

it('loads what a page shows later anew, too', async () => {
  isGone = false
  const visitor = createVisitor(await createTestProject({ users }))
  const events: PageEvent[] = []
  const { person } = show(visitor, <SignIn onEvent={(event) => events.push(event)} />)
  await screen.findByRole('heading', { name: 'Sign in' })
  isGone = true
  await visitor.app.signInWithCredential({ email, password, noRedirect: true })
  await screen.findByRole('heading', { name: "This page couldn't load" })
  expect(events).toMatchObject([{ type: 'failed' }])
  isGone = false
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: "You're signed in" })
})

it('keeps the settings when a section does not load, and loads it at the next try', async () => {
  isGone = false
  const visitor = await createSignedIn(await createOpenProject())
  const { person, events } = openSettings(visitor, 'profile')
  await screen.findByRole('heading', { name: 'Profile' })
  isGone = true
  await person.click(screen.getByRole('link', { name: 'Emails' }))
  await screen.findByText(/^Something went wrong/)
  expect(events).toMatchObject([{ type: 'failed' }])
  isGone = false
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Emails' })
})
