import { render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LatchkeyProvider } from '../../src/index.js'
import { type PageEvent, SignIn } from '../../src/pages/index.js'
import { lazyPage } from '../../src/pages/page-frame/lazy-page.js'
import { createOpenProject, createSignedIn, openSettings } from '../settings-visitor.js'
import { createTestProject, createVisitor, email, password, show, users } from '../visitor.js'

/** Whether all chunks fail to load, as on an offline device or after a release that has removed them. */
let isMissing = false
const loadChunk = async <T,>(load: () => Promise<T>): Promise<T> => {
  if (isMissing) throw new TypeError('Failed to fetch dynamically imported module')
  return load()
}

vi.mock(import('../../src/pages/page-frame/lazy-component.js'), async (original) => {
  const { lazyComponent, resetFailedLoads } = await original()
  return { resetFailedLoads, lazyComponent: (load) => lazyComponent(() => loadChunk(load)) }
})

const setOnline = (isOnline: boolean) =>
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)

beforeEach(() => {
  isMissing = true
  // React prints errors that a boundary caught to the console.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  isMissing = false
  vi.restoreAllMocks()
})

/** Creates a page whose chunk has not been loaded. */
const createPage = () =>
  lazyPage(() => import('../../src/pages/forgot-password/forgot-password.js'), {
    fields: 1,
  })

async function open() {
  const events: PageEvent[] = []
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  const visitor = createVisitor(await createTestProject())
  const Page = createPage()
  /** An app with a button that unmounts and mounts the page. */
  function App() {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        <button onClick={() => setOpen(!isOpen)}>Toggle page</button>
        {isOpen && <Page fullPage onEvent={(event) => events.push(event)} />}
      </>
    )
  }
  const view = show(visitor, <App />)
  await screen.findByRole('heading', { name: "This page couldn't load" })
  const retry = () => view.person.click(screen.getByRole('button', { name: 'Try again' }))
  return { ...view, events, reload, retry }
}

describe('a page whose chunk fails to load', () => {
  it('keeps the app when the chunk of a page fails to load, shows an error and emits failed', async () => {
    const { container, events } = await open()
    screen.getByRole('button', { name: 'Toggle page' })
    expect(screen.getByRole('alert').textContent).toContain(
      'Something went wrong. Please try again. Error code TypeError',
    )
    expect(container.querySelector('.lk-root > main.lk-full > .lk-card')).not.toBeNull()
    expect(events).toEqual([{ type: 'failed', error: expect.any(TypeError) as TypeError }])
  })

  it('loads the page on a retry once the device is online again', async () => {
    setOnline(false)
    const { events, reload, retry } = await open()
    screen.getByText("You're offline. Check your connection and try again.")
    await retry()
    await waitFor(() => expect(events).toHaveLength(2))
    screen.getByRole('heading', { name: "This page couldn't load" })

    setOnline(true)
    isMissing = false
    await retry()
    await screen.findByRole('heading', { name: 'Forgot password?' })
    expect(reload).not.toHaveBeenCalled()
    expect(events).toHaveLength(2)
  })

  it('reloads the document on a retry if the chunk no longer exists', async () => {
    const { reload, retry } = await open()
    expect(reload).not.toHaveBeenCalled()
    await retry()
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  it('retries when the page is mounted again', async () => {
    const { person } = await open()
    const link = screen.getByRole('button', { name: 'Toggle page' })
    await person.click(link)
    isMissing = false
    await person.click(link)
    await screen.findByRole('heading', { name: 'Forgot password?' })
  })

  it('shows the error in the language of the app', async () => {
    const { app } = createVisitor(await createTestProject())
    const Page = createPage()
    render(
      <LatchkeyProvider app={app} lang="de">
        <Page />
      </LatchkeyProvider>,
    )
    await screen.findByRole('button', { name: 'Noch einmal versuchen' })
  })

  it('loads a chunk that the page needs later on a retry', async () => {
    isMissing = false
    const visitor = createVisitor(await createTestProject({ users }))
    const events: PageEvent[] = []
    const { person } = show(visitor, <SignIn onEvent={(event) => events.push(event)} />)
    await screen.findByRole('heading', { name: 'Sign in' })
    isMissing = true
    await visitor.app.signInWithCredential({ email, password, noRedirect: true })
    await screen.findByRole('heading', { name: "This page couldn't load" })
    expect(events).toMatchObject([{ type: 'failed' }])
    isMissing = false
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { name: "You're signed in" })
  })

  it('keeps the settings when the chunk of a section fails to load, and loads it on a retry', async () => {
    isMissing = false
    const visitor = await createSignedIn(await createOpenProject())
    const { person, events } = openSettings(visitor, 'profile')
    await screen.findByRole('heading', { name: 'Profile' })
    isMissing = true
    await person.click(screen.getByRole('link', { name: 'Emails' }))
    await screen.findByText(/^Something went wrong/)
    expect(events).toMatchObject([{ type: 'failed' }])
    isMissing = false
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { name: 'Emails' })
  })
})
