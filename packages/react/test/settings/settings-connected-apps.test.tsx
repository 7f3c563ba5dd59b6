import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { connectApp, oauthServer } from '../../../core/test/support/oauth-server.js'
import { holdResponse, watchNetwork } from '../network.js'
import { createOpenProject, createSignedIn, openSettings } from '../settings-visitor.js'
import { verifiedUsers } from '../visitor.js'

const LIST = 'GET /latchkey/connected-apps'
const link = { name: 'Connected apps' }

/** Creates a user who has connected an app, if the project lets them. */
async function createConnected(isProvider = true) {
  const project = await createOpenProject({
    users: verifiedUsers,
    ...(isProvider && { oauthServer }),
  })
  const visitor = await createSignedIn(project)
  if (isProvider) await connectApp(visitor.app, project)
  return { project, visitor }
}

describe('AccountSettings: connected apps', () => {
  it('lists what an app may do and disconnects it after a confirmation', async () => {
    const { visitor } = await createConnected()
    const { person } = openSettings(visitor, 'sessions')
    await person.click(await screen.findByRole('link', link))
    await screen.findByRole('heading', link)
    expect((await screen.findByText('Second app')).closest('li')?.textContent).toMatch(
      /second\.example\.com · Connected now/,
    )
    screen.getByText('See your email address')
    screen.getByText('Read your notes')
    const menu = within(screen.getByRole('menu', { name: 'Actions for Second app' }))
    await person.click(menu.getByRole('menuitem', { name: 'Disconnect' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Disconnect Second app/ }))
    await person.click(dialog.getByRole('button', { name: 'Disconnect app' }))
    await screen.findByText('No other app can use your account.')
    await screen.findByText('App disconnected.')
    expect(await visitor.user.listConnectedApps()).toEqual([])
  })

  it('keeps the app if the request fails, and says why', async () => {
    const { project, visitor } = await createConnected()
    const disconnect = 'DELETE /latchkey/connected-apps/{user_id}/{client_id}'
    await project.faults.on(disconnect, { kind: 'status', status: 500 }, { times: 9 })
    const { person } = openSettings(visitor, 'connected-apps')
    await person.click(await screen.findByRole('menuitem', { name: 'Disconnect' }))
    const dialog = within(await screen.findByRole('dialog'))
    await person.click(dialog.getByRole('button', { name: 'Disconnect app' }))
    await dialog.findByText(/^Something went wrong/)
    expect(await visitor.user.listConnectedApps()).toHaveLength(1)
  })

  it('disconnects apps when the user signs out all other sessions', async () => {
    const { project, visitor } = await createConnected()
    await createSignedIn(project)
    const { person } = openSettings(visitor, 'sessions')
    await screen.findByRole('link', link)
    const name = 'Sign out all other sessions'
    await person.click(screen.getByRole('button', { name }))
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByText(/Connected apps are disconnected, too\./)
    await person.click(dialog.getByRole('button', { name }))
    await screen.findByText('All other sessions signed out.')
    expect(await visitor.user.listConnectedApps()).toEqual([])
  })

  it('is not shown while the list loads, and never in a project that is no OAuth provider', async () => {
    const { visitor } = await createConnected(false)
    const network = watchNetwork()
    const release = holdResponse(network, LIST)
    openSettings(visitor, 'sessions')
    await screen.findByText('No other sessions.')
    expect(screen.queryByRole('link', link)).toBeNull()
    release()
    expect(await act(() => visitor.user.listConnectedApps())).toBeNull()
    expect(network.calls(LIST)).toBe(2)
    expect(screen.queryByRole('link', link)).toBeNull()
  })
})
