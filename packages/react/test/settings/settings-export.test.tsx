import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { watchNetwork } from '../network.js'
import { createOpenProject, createSignedIn, openSettings } from '../settings-visitor.js'
import { email, press } from '../visitor.js'

const EXPORT = 'GET /latchkey/export'

afterEach(() => void vi.restoreAllMocks())

describe('AccountSettings: data export', () => {
  it('downloads the data of the user as a JSON file', async () => {
    const visitor = await createSignedIn(await createOpenProject())
    const { person } = openSettings(visitor, 'profile')
    await screen.findByRole('region', { name: 'Download your data' })
    const create = vi.spyOn(URL, 'createObjectURL')
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await press(person, 'Download')
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1))
    const [[file]] = create.mock.calls as [[Blob]]
    expect(file.type).toBe('application/json')
    expect(JSON.parse(await file.text())).toMatchObject({
      user: { id: visitor.user.id, primaryEmail: email },
      sessions: [{ isCurrentSession: true }],
    })
    expect(click.mock.contexts[0]).toMatchObject({ download: 'account-data.json' })
  })

  it('requires a recent sign-in before the download', async () => {
    const project = await createOpenProject()
    const visitor = await createSignedIn(project)
    await project.clock.advance('11m')
    const network = watchNetwork()
    const { person } = openSettings(visitor, 'profile')
    await press(person, 'Download')
    await screen.findByRole('dialog', { name: 'Sign in again' })
    expect(network.calls(EXPORT)).toBe(0)
  })

  it('offers no download if the service does not support data exports', async () => {
    const network = watchNetwork()
    network.replaceAnswer('POST /check-feature-support', { status: 404 }, { times: 9 })
    openSettings(await createSignedIn(await createOpenProject()), 'profile')
    await screen.findByRole('region', { name: 'Picture' })
    await waitFor(() => expect(network.calls('POST /check-feature-support')).toBe(1))
    expect(screen.queryByRole('region', { name: 'Download your data' })).toBeNull()
  })
})
