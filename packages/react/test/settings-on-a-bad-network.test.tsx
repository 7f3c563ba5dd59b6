import type { CurrentUser } from '@latchkey/core'
import type { Route } from '@latchkey/testing/network'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import {
  createOpenProject,
  createSignedIn,
  openSettings,
  watchNetwork,
} from './settings-visitor.js'
import { email, password, press, verifiedUsers } from './visitor.js'

const other = 'lovelace@example.org'

interface Case {
  what: string
  /** The address of the section, or what there has to be for it to be one. */
  section: string | ((user: CurrentUser) => Promise<string>)
  route: Route
  /** The button that sends it. */
  button: string | RegExp
  /** Prepares the action: opens a dialog or fills in a form. */
  first?: (person: UserEvent) => Promise<void>
}

/** Presses a button that asks once more, by a button of the same name. */
const pressAndBeAsked = async (person: UserEvent, name: string | RegExp) => {
  await press(person, name)
  await screen.findByRole('dialog')
}
const fill = async (person: UserEvent, label: string | RegExp, text: string) => {
  const field = await screen.findByLabelText(label, { selector: 'input' })
  await person.clear(field)
  await person.type(field, text)
}
/** Waits for the display name to load. Its text would count as typed otherwise. */
const ownNameLoaded = () => screen.findByLabelText('Display name', { selector: 'input' })
const inTeam = async (user: CurrentUser) =>
  `team/${(await user.createTeam({ displayName: 'Engines' })).id}`

const cases: Case[] = [
  {
    what: 'adding an address',
    section: 'emails',
    route: 'POST /contact-channels',
    button: 'Add address',
    first: (person) => fill(person, 'Email address', other),
  },
  {
    what: 'a confirmation mail',
    async section(user) {
      await user.createContactChannel({ type: 'email', value: other, usedForAuth: false })
      return 'emails'
    },
    route: 'POST /contact-channels/{user_id}/{contact_channel_id}/send-verification-code',
    button: 'Resend verification',
    first: async () => void (await screen.findByText(other)),
  },
  {
    what: 'a password',
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
    what: 'sign-in by mail',
    section: 'security',
    route: 'PATCH /users/me',
    button: 'Enable',
  },
  {
    what: 'turning off the authenticator app',
    async section(user) {
      await user.update({ totpMultiFactorSecret: crypto.getRandomValues(new Uint8Array(20)) })
      return 'security'
    },
    route: 'PATCH /users/me',
    button: 'Turn off',
    first: (person) => pressAndBeAsked(person, 'Turn off'),
  },
  {
    what: 'revoking a key',
    async section(user) {
      await user.createApiKey({ description: 'Laptop' })
      return 'api-keys'
    },
    route: 'PATCH /user-api-keys/{api_key_id}',
    button: 'Revoke key',
    first: (person) => pressAndBeAsked(person, 'Revoke key'),
  },
  {
    what: 'creating a team',
    section: 'new-team',
    route: 'POST /teams',
    button: 'Create team',
    first: (person) => fill(person, 'Team name', 'Engines'),
  },
  {
    what: 'the name of a team',
    section: inTeam,
    route: 'PATCH /teams/{team_id}',
    button: 'Save',
    first: (person) => fill(person, 'Team name', 'Difference Engines'),
  },
  {
    what: 'the own name in a team',
    section: inTeam,
    route: 'PATCH /team-member-profiles/{team_id}/{user_id}',
    button: 'Save',
    first: (person) => fill(person, 'Display name', 'The Countess'),
  },
  {
    what: 'an invitation',
    section: inTeam,
    route: 'POST /team-invitations/send-code',
    button: 'Send invitation',
    async first(person) {
      await ownNameLoaded()
      await fill(person, 'Email address', other)
    },
  },
  {
    what: 'leaving a team',
    section: inTeam,
    route: 'DELETE /team-memberships/{team_id}/{user_id}',
    button: 'Leave team',
    async first(person) {
      await ownNameLoaded()
      await pressAndBeAsked(person, 'Leave team')
    },
  },
  {
    what: 'deleting the account',
    section: 'settings',
    route: 'DELETE /users/me',
    button: 'Delete account',
    async first(person) {
      await pressAndBeAsked(person, 'Delete account')
      await fill(person, 'Confirmation', email)
    },
  },
]

/** The button that sends it: in the dialog, if there is one, in the form that was filled in, or alone. */
async function findButton({ button, first }: Case): Promise<HTMLElement> {
  await screen.findAllByRole('button', { name: button })
  const dialog = screen.queryByRole('dialog')
  const typed = [...document.querySelectorAll('input')].findLast(
    ({ value, defaultValue }) => value !== defaultValue,
  )
  const place = dialog ?? (first && typed?.closest('form')) ?? document.body
  const found = within(place).getAllByRole('button', { name: button })[0]
  if (!found) throw new Error(`There is no button ${String(button)}.`)
  return found
}

const typedTexts = () =>
  [...document.querySelectorAll('input')].map(({ value }) => value).filter(Boolean)

async function open(given: Case) {
  const visitor = await createSignedIn(await createOpenProject({ users: verifiedUsers }))
  const { section, first } = given
  const place = typeof section === 'string' ? section : await section(visitor.user)
  const network = watchNetwork()
  const { person, events } = openSettings(visitor, place)
  await first?.(person)
  return { network, person, events }
}

it.each(cases)(
  '$what is sent once, says what went wrong, keeps what was typed, and works at the next try',
  async (given) => {
    const { route } = given
    const { network, person, events } = await open(given)
    network.replaceAnswer(route, { status: 500 })
    const before = typedTexts()
    const button = await findButton(given)
    act(() => {
      button.click()
      button.click()
    })
    const line = await screen.findByText(/^Something went wrong/)
    expect(line.closest('[role=alert]')).not.toBeNull()
    expect(network.calls(route)).toBe(1)
    expect(typedTexts()).toEqual(before)
    expect(events.filter(({ type }) => type === 'failed')).toHaveLength(1)

    await person.click(await findButton(given))
    await waitFor(() => expect(network.calls(route)).toBe(2))
    await waitFor(() => expect(screen.queryByText(/^Something went wrong/)).toBeNull())
  },
)
