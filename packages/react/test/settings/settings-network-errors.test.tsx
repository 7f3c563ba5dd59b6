import type { CurrentUser } from '@latchkey/core'
import type { Route } from '@latchkey/testing/network'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { watchNetwork } from '../network.js'
import { createOpenProject, createSignedIn, openSettings } from '../settings-visitor.js'
import { email, password, press, verifiedUsers } from '../visitor.js'

const other = 'lovelace@example.org'

interface Case {
  what: string
  /** The name of the section, or a function that prepares its data and returns its name. */
  section: string | ((user: CurrentUser) => Promise<string>)
  route: Route
  /** The button that sends the request. */
  button: string | RegExp
  /** Opens a dialog or fills in a form before the request. */
  first?: (person: UserEvent) => Promise<void>
}

/** Presses a button that opens a confirmation with a button of the same name. */
const openConfirmation = async (person: UserEvent, name: string | RegExp) => {
  await press(person, name)
  await screen.findByRole('dialog')
}
const fill = async (person: UserEvent, label: string | RegExp, text: string) => {
  const field = await screen.findByLabelText(label, { selector: 'input' })
  await person.clear(field)
  await person.type(field, text)
}
/** Waits for the display name to load. Its text would count as typed otherwise. */
const waitForDisplayName = () => screen.findByLabelText('Display name', { selector: 'input' })
const createTeamSection = async (user: CurrentUser) =>
  `team/${(await user.createTeam({ displayName: 'Engines' })).id}`

const cases: Case[] = [
  {
    what: 'add address',
    section: 'emails',
    route: 'POST /contact-channels',
    button: 'Add address',
    first: (person) => fill(person, 'Email address', other),
  },
  {
    what: 'verification email',
    async section(user) {
      await user.createContactChannel({ type: 'email', value: other, usedForAuth: false })
      return 'emails'
    },
    route: 'POST /contact-channels/{user_id}/{contact_channel_id}/send-verification-code',
    button: 'Resend verification',
    first: async () => void (await screen.findByText(other)),
  },
  {
    what: 'change password',
    section: 'security',
    route: 'POST /auth/password/update',
    button: 'Save password',
    async first(person) {
      await press(person, 'Change password')
      await fill(person, 'Current password', password)
      await fill(person, 'New password', 'another horse battery')
    },
  },
  {
    what: 'enable email sign-in',
    section: 'security',
    route: 'PATCH /users/me',
    button: 'Turn on',
  },
  {
    what: 'turn off authenticator app',
    async section(user) {
      await user.update({ totpMultiFactorSecret: crypto.getRandomValues(new Uint8Array(20)) })
      return 'security'
    },
    route: 'PATCH /users/me',
    button: 'Turn off',
    first: (person) => openConfirmation(person, 'Turn off'),
  },
  {
    what: 'revoke API key',
    async section(user) {
      await user.createApiKey({ description: 'Laptop' })
      return 'api-keys'
    },
    route: 'PATCH /user-api-keys/{api_key_id}',
    button: 'Revoke key',
    async first(person) {
      await person.click(await screen.findByRole('menuitem', { name: 'Revoke key' }))
      await screen.findByRole('dialog')
    },
  },
  {
    what: 'unsubscribe from emails',
    section: 'emails',
    route: 'PATCH /emails/notification-preference/{user_id}/{notification_category_id}',
    button: 'Unsubscribe',
  },
  {
    what: 'create team',
    section: 'new-team',
    route: 'POST /teams',
    button: 'Create team',
    first: (person) => fill(person, 'Team name', 'Engines'),
  },
  {
    what: 'rename team',
    section: createTeamSection,
    route: 'PATCH /teams/{team_id}',
    button: 'Save',
    first: (person) => fill(person, 'Team name', 'Difference Engines'),
  },
  {
    what: 'display name in a team',
    section: createTeamSection,
    route: 'PATCH /team-member-profiles/{team_id}/{user_id}',
    button: 'Save',
    first: (person) => fill(person, 'Display name', 'The Countess'),
  },
  {
    what: 'invite user',
    section: async (user) => `${await createTeamSection(user)}/invitations`,
    route: 'POST /team-invitations/send-code',
    button: 'Send invitations',
    first: (person) => fill(person, 'Email addresses', other),
  },
  {
    what: 'leave team',
    section: createTeamSection,
    route: 'DELETE /team-memberships/{team_id}/{user_id}',
    button: 'Leave team',
    async first(person) {
      await waitForDisplayName()
      await openConfirmation(person, 'Leave team')
    },
  },
  {
    what: 'delete account',
    section: 'profile',
    route: 'DELETE /users/me',
    button: 'Delete account',
    async first(person) {
      await openConfirmation(person, 'Delete account')
      await fill(person, /to confirm/, email)
    },
  },
]

/** Finds the button in the dialog, in the form that was filled in, or on the page. */
async function findButton({ button, first }: Case): Promise<HTMLElement> {
  await screen.findAllByRole('button', { name: button })
  const dialog = screen.queryByRole('dialog')
  const typed = [...document.querySelectorAll('input')].findLast(
    ({ value, defaultValue }) => value !== defaultValue,
  )
  const place = dialog ?? (first && typed?.closest('form')) ?? document.body
  const element = within(place).getAllByRole('button', { name: button })[0]
  if (!element) throw new Error(`There is no button ${String(button)}.`)
  return element
}

const typedTexts = () =>
  [...document.querySelectorAll('input')].map(({ value }) => value).filter(Boolean)

async function open(testCase: Case) {
  const visitor = await createSignedIn(await createOpenProject({ users: verifiedUsers }))
  const { section, first } = testCase
  const place = typeof section === 'string' ? section : await section(visitor.user)
  const network = watchNetwork()
  const { person, events } = openSettings(visitor, place)
  await first?.(person)
  return { network, person, events }
}

describe('AccountSettings with a failing service', () => {
  it.each(cases)(
    '$what: sends one request, shows a server error, keeps the typed text and succeeds on a retry',
    async (testCase) => {
      const { route } = testCase
      const { network, person, events } = await open(testCase)
      network.replaceAnswer(route, { status: 500 })
      const before = typedTexts()
      const button = await findButton(testCase)
      act(() => {
        button.click()
        button.click()
      })
      const line = await screen.findByText(/^Something went wrong/)
      expect(line.closest('[role=alert]')).not.toBeNull()
      expect(network.calls(route)).toBe(1)
      expect(typedTexts()).toEqual(before)
      expect(events.filter(({ type }) => type === 'failed')).toHaveLength(1)

      await person.click(await findButton(testCase))
      await waitFor(() => expect(network.calls(route)).toBe(2))
      await waitFor(() => expect(screen.queryByText(/^Something went wrong/)).toBeNull())
    },
  )
})
