import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createOpenProject, createSignedIn, openSettings } from '../settings-visitor.js'
import { watchNetwork } from '../network.js'
import { email, press } from '../visitor.js'

const LIST = 'GET /emails/notification-preference/{user_id}'

const region = () => screen.findByRole('region', { name: 'Email preferences' })
const rowOf = async (title: string) =>
  within((await within(await region()).findByText(title)).closest('li')!)
const isMarketingEnabled = async (user: Awaited<ReturnType<typeof createSignedIn>>['user']) => {
  const categories = await user.listNotificationCategories()
  return categories.find(({ name }) => name === 'Marketing')?.enabled
}

describe('AccountSettings: email preferences', () => {
  it('turns marketing emails off and on', async () => {
    const visitor = await createSignedIn(await createOpenProject())
    const { person } = openSettings(visitor, 'emails')
    await press(person, 'Unsubscribe')
    await screen.findByText("You won't get these emails anymore.")
    expect(await isMarketingEnabled(visitor.user)).toBe(false)
    await press(person, 'Subscribe')
    await screen.findByText("You'll get these emails.")
    expect(await isMarketingEnabled(visitor.user)).toBe(true)
  })

  it('shows emails about the account as always on, without a button', async () => {
    openSettings(await createSignedIn(await createOpenProject()), 'emails')
    const row = await rowOf('Account and security')
    row.getByText('Always on')
    expect(row.queryByRole('button')).toBeNull()
  })

  it('is hidden if the service has no email preferences', async () => {
    const network = watchNetwork()
    network.replaceAnswer(LIST, { status: 404 }, { times: 9 })
    openSettings(await createSignedIn(await createOpenProject()), 'emails')
    await screen.findByText(email, { selector: '.lk-row *' })
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Email preferences' })).toBeNull(),
    )
    expect(network.calls(LIST)).toBe(1)
  })
})
