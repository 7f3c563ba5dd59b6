import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { holdResponse, watchNetwork } from '../network.js'
import { createOpenProject, createSignedIn, openSettings } from '../settings-visitor.js'

const REVOKE = 'DELETE /auth/sessions/{id}'
const LIST = 'GET /latchkey/sessions'
const rows = async () => {
  const list = await screen.findByRole('region', { name: 'Where you are signed in' })
  await within(list).findByText('This device')
  return within(list).getAllByRole('listitem')
}

/** Creates a user with a number of other sessions, who is also signed in here. */
async function createOtherSessions(times: number) {
  const project = await createOpenProject()
  for (let nth = 0; nth < times; nth += 1) await createSignedIn(project)
  return { project, visitor: await createSignedIn(project) }
}

const CHROME =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Safari/537.36'

describe('AccountSettings: Sessions', () => {
  it('shows the device, the location and the sign-in method of a session', async () => {
    const visitor = await createSignedIn(await createOpenProject(), {
      extraRequestHeaders: {
        'User-Agent': CHROME,
        'X-Forwarded-For': '203.0.113.7',
        'CF-IPCountry': 'FR',
      },
    })
    openSettings(visitor, 'sessions')
    const [only] = await rows()
    expect(only?.textContent).toMatch(/^Chrome on macOS\s*This device/)
    expect(only?.textContent).toMatch(/France · 203\.0\.113\.7Signed in with a password now/)
  })

  it('shows the location of a session if the service does not list devices', async () => {
    const project = await createOpenProject()
    await project.faults.on(LIST, { kind: 'status', status: 404 }, { times: 9 })
    const visitor = await createSignedIn(project, {
      extraRequestHeaders: { 'User-Agent': CHROME },
    })
    openSettings(visitor, 'sessions')
    const [only] = await rows()
    expect(only?.textContent).toMatch(/^Local network · 127\.0\.0\.1\s*This device/)
    expect(only?.textContent).not.toMatch(/Chrome|Password/)
  })

  it('calls the location of a country that does not exist unknown', async () => {
    const visitor = await createSignedIn(await createOpenProject(), {
      extraRequestHeaders: {
        'User-Agent': CHROME,
        'X-Forwarded-For': '203.0.113.7',
        'CF-IPCountry': 'XX',
      },
    })
    openSettings(visitor, 'sessions')
    const [only] = await rows()
    expect(only?.textContent).toContain('Unknown location · 203.0.113.7')
  })

  it('shows the location and the times of a session', async () => {
    const project = await createOpenProject()
    const visitor = await createSignedIn(project, {
      extraRequestHeaders: {
        'User-Agent': 'Mozilla/5.0',
        'X-Forwarded-For': '203.0.113.7',
        'CF-IPCountry': 'FR',
        'X-Vercel-IP-City': 'Paris',
      },
    })
    openSettings(visitor, 'sessions')
    const [only] = await rows()
    expect(only?.textContent).toContain('Paris, France · 203.0.113.7')
    expect(only?.textContent).toMatch(/ now.* · Last used now/)
    await screen.findByText('No other sessions.')
    expect(screen.queryByRole('button', { name: 'Sign out all other sessions' })).toBeNull()
    expect(screen.queryByText(/^Don't recognize one/)).toBeNull()
  })

  it('shows that a session is in a local network', async () => {
    const visitor = await createSignedIn(await createOpenProject(), {
      extraRequestHeaders: { 'User-Agent': 'Mozilla/5.0' },
    })
    openSettings(visitor, 'sessions')
    const [only] = await rows()
    expect(only?.textContent).toMatch(/^Mozilla\s*This device\s*Local network · 127\.0\.0\.1/)
  })

  it('removes a session at once and shows it again if the request fails', async () => {
    const { project, visitor } = await createOtherSessions(1)
    await project.faults.on(REVOKE, { kind: 'status', status: 500 }, { times: 1 })
    const network = watchNetwork()
    const release = holdResponse(network, REVOKE)
    const { person } = openSettings(visitor, 'sessions')
    expect(await rows()).toHaveLength(2)
    const end = screen.getByRole('menuitem', { name: 'Sign out' })
    await person.click(end)
    expect(await rows()).toHaveLength(1)
    release()
    await screen.findByText(/^Something went wrong/)
    expect(await rows()).toHaveLength(2)

    await person.click(screen.getByRole('menuitem', { name: 'Sign out' }))
    await screen.findByText('Session signed out.')
    expect(await rows()).toHaveLength(1)
    expect(await visitor.user.listSessions()).toHaveLength(1)
  })

  it('signs out all other sessions after a confirmation and keeps the current one', async () => {
    const { visitor } = await createOtherSessions(3)
    const { person } = openSettings(visitor, 'sessions')
    expect(await rows()).toHaveLength(4)
    await person.click(screen.getByRole('button', { name: 'Sign out all other sessions' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Sign out all other sessions?' }),
    )
    await person.click(dialog.getByRole('button', { name: 'Sign out all other sessions' }))
    await screen.findByText('No other sessions.')
    await screen.findByText('All other sessions signed out.')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await visitor.user.listSessions()).toMatchObject([{ isCurrentSession: true }])
  })

  it('never shows a revoked session again while the list reloads or fails to', async () => {
    const { project, visitor } = await createOtherSessions(2)
    const network = watchNetwork()
    const { person } = openSettings(visitor, 'sessions')
    expect(await rows()).toHaveLength(3)
    const release = holdResponse(network, LIST)
    await person.click(screen.getAllByRole('menuitem', { name: 'Sign out' })[0]!)
    await screen.findByText('Session signed out.')
    expect(await rows()).toHaveLength(2)
    await waitFor(() => expect(network.calls(LIST)).toBe(2))

    await project.faults.on(LIST, { kind: 'status', status: 500 }, { times: 9 })
    release()
    await person.click(screen.getByRole('menuitem', { name: 'Sign out' }))
    await screen.findByText('No other sessions.')
    await screen.findByText('Session signed out.')
    expect(await rows()).toHaveLength(1)
  })

  it('treats a session that no longer exists as signed out', async () => {
    const { project, visitor } = await createOtherSessions(1)
    const { person } = openSettings(visitor, 'sessions')
    expect(await rows()).toHaveLength(2)
    const other = (await visitor.user.listSessions()).find((session) => !session.isCurrentSession)
    const third = await createSignedIn(project)
    await third.user.revokeSession(other?.id ?? '')
    const [button] = screen.getAllByRole('menuitem', { name: 'Sign out' })
    if (button) await person.click(button)
    await screen.findByText('Session signed out.')
  })

  it('disables the items of the other sessions while one is being signed out', async () => {
    const { visitor } = await createOtherSessions(2)
    const network = watchNetwork()
    const release = holdResponse(network, REVOKE)
    const { person } = openSettings(visitor, 'sessions')
    expect(await rows()).toHaveLength(3)
    const [first, second] = screen.getAllByRole('menuitem', { name: 'Sign out' })
    await person.click(first!)
    await waitFor(() => expect(network.calls(REVOKE)).toBe(1))
    expect(await rows()).toHaveLength(2)
    expect(second!.getAttribute('aria-disabled')).toBe('true')
    await person.click(second!)
    release()
    await screen.findByText('Session signed out.')
    expect(second!.getAttribute('aria-disabled')).toBe('false')
    await person.click(second!)
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    expect(network.calls(REVOKE)).toBe(2)
  })

  it('opens the confirmation without the error of the previous attempt', async () => {
    const { project, visitor } = await createOtherSessions(1)
    await project.faults.on(REVOKE, { kind: 'status', status: 500 }, { times: 1 })
    const { person } = openSettings(visitor, 'sessions')
    const name = 'Sign out all other sessions'
    const open = async () => {
      await person.click(await screen.findByRole('button', { name }))
      return within(await screen.findByRole('dialog', { name: 'Sign out all other sessions?' }))
    }
    const first = await open()
    await person.click(first.getByRole('button', { name }))
    await first.findByText(/^Something went wrong/)
    await person.click(first.getByRole('button', { name: 'Cancel' }))
    expect((await open()).queryByText(/^Something went wrong/)).toBeNull()
  })

  it('keeps the dialog open during the request, even if the browser closes it, and shows the error in it', async () => {
    const { project, visitor } = await createOtherSessions(1)
    await project.faults.on(REVOKE, { kind: 'status', status: 500 }, { times: 1 })
    const network = watchNetwork()
    const release = holdResponse(network, REVOKE)
    const { person } = openSettings(visitor, 'sessions')
    const name = 'Sign out all other sessions'
    await person.click(await screen.findByRole('button', { name }))
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    await person.click(within(dialog).getByRole('button', { name }))
    // Browsers close a dialog when Escape is pressed twice.
    act(() => dialog.close())
    expect(dialog.open).toBe(true)
    release()
    await within(dialog).findByText(/^Something went wrong/)
    act(() => dialog.close())
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
