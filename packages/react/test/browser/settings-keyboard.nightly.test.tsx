import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { useState } from 'react'
import { crowd as many } from '../../gallery/states/account-settings/fixtures.js'
import { AccountSettings, MemberTable } from '../../src/pages/index.js'
import { createOpenProject, createSignedIn } from '../create-signed-in.js'
import { goTo, type Visitor } from '../create-visitor.js'
import '../../src/styles.css'
import '../../src/account.css'
import { focused, heading, recordAnnouncements, press, show, type } from './keyboard.js'

/** Opens a section and waits until its heading has focus. */
async function open(visitor: Visitor, section: string, name: string | RegExp) {
  goTo(`/handler/account-settings/${section}`)
  show(visitor, <AccountSettings fullPage />)
  await heading(name)
}

/** Presses Tab until a control has focus. */
async function tabUntil(name: string | RegExp) {
  const control = page.getByText(name).or(page.getByRole('button', { name }))
  await expect.element(control.first()).toBeVisible()
  for (let tries = 0; tries < 20; tries += 1) {
    await press('Tab')
    if (focused()?.match(name)) return
  }
  throw new Error(`The Tab key does not lead to ${String(name)}.`)
}

/** Returns the text of the row that has focus, or of the focused element. */
const place = () => document.activeElement?.closest('li')?.textContent ?? focused()

const rowOf = (text: string) => page.getByRole('listitem').filter({ hasText: text })

it('signs out sessions by keyboard and focuses the next row', async () => {
  const project = await createOpenProject()
  await createSignedIn(project)
  await createSignedIn(project)
  const visitor = await createSignedIn(project)
  const announcements = recordAnnouncements()
  await open(visitor, 'sessions', 'Sessions')
  await expect.element(rowOf('This device')).toBeVisible()
  await tabUntil(/^Actions for/)
  const [first, second] = [...document.querySelectorAll('li:has(button)')]
  expect(first?.contains(document.activeElement)).toBe(true)
  const signOut = async () => {
    await press('Enter')
    await expect.poll(focused).toBe('Sign out')
    await press('Enter')
  }
  await signOut()
  await expect.poll(() => second?.contains(document.activeElement)).toBe(true)
  expect(focused()).toMatch(/^Actions for/)
  await expect.poll(() => announcements).toContain('Session signed out.')
  await signOut()
  await expect.poll(focused).toBe('Where you are signed in')
  await expect.poll(async () => (await visitor.user.listSessions()).length).toBe(1)
})

it('creates and revokes API keys by keyboard and focuses the next row', async () => {
  const visitor = await createSignedIn(await createOpenProject())
  for (const description of ['First', 'Second', 'Third'])
    await visitor.user.createApiKey({ description })
  const announcements = recordAnnouncements()
  await open(visitor, 'api-keys', 'API keys')
  await tabUntil('Create API key')
  await press('Enter')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await press('Enter')
  await expect.poll(() => announcements).toContain('Enter a name.')
  await expect.poll(focused).toBe('Name')
  await type('Fourth')
  await press('Enter')
  await expect.element(page.getByRole('dialog', { name: 'Copy your key now' })).toBeVisible()
  await tabUntil('Done')
  await press('Enter')
  await expect.poll(focused).toBe('Create API key')
  await expect.element(rowOf('Fourth')).toBeVisible()

  const names = [...document.querySelectorAll('.lk-row-title')].map((title) => title.textContent)
  const button = (name: string) =>
    page.getByRole('listitem').filter({ hasText: name }).getByRole('button')
  ;(button(names[1]!).element() as HTMLElement).focus()
  for (const next of [names[2]!, names[3]!, names[0]!, 'Your keys']) {
    await press('Enter')
    await expect.poll(focused).toBe('Revoke key')
    await press('Enter')
    await expect.poll(focused).toBe('Cancel')
    await press('Tab')
    expect(focused()).toBe('Revoke key')
    await press('Enter')
    await expect.poll(place).toContain(next)
  }
  await expect.poll(() => announcements).toContain('Key revoked.')
})

it('adds and removes email addresses by keyboard and focuses the next row', async () => {
  const visitor = await createSignedIn(await createOpenProject())
  const announcements = recordAnnouncements()
  await open(visitor, 'emails', 'Emails')
  await tabUntil('Email address')
  await press('Enter')
  await expect.poll(() => announcements).toContain('Enter your email address.')
  await expect.poll(focused).toBe('Email address')
  for (const address of ['one@example.org', 'two@example.org']) {
    await type(address)
    await press('Enter')
    await expect.element(rowOf(address)).toBeVisible()
    // The form accepts no other address until the email was sent.
    await expect.element(rowOf(address).getByRole('button', { name: /^Resend in/ })).toBeVisible()
    await expect.poll(focused).toBe('Email address')
    await expect.poll(() => (document.activeElement as HTMLInputElement).value).toBe('')
  }
  const remove = async (address: string) => {
    const menu = `Actions for ${address}`
    const button = rowOf(address).getByRole('button', { name: menu })
    ;(button.element() as HTMLElement).focus()
    await press('Enter')
    await expect.poll(focused).toBe('Remove')
    await press('Enter')
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(focused()).toBe('Cancel')
    await press('Escape')
    await expect.poll(focused).toBe(menu)
    await press('Enter')
    await expect.poll(focused).toBe('Remove')
    await press('Enter')
    await tabUntil('Remove address')
    await press('Enter')
  }
  await remove('one@example.org')
  await expect.poll(place).toContain('two@example.org')
  await expect.poll(() => announcements).toContain('Address removed.')
  await remove('two@example.org')
  await expect.poll(place).toContain('ada@example.com')
})

it('revokes invitations by keyboard and focuses the next row', async () => {
  const visitor = await createSignedIn(await createOpenProject())
  const team = await visitor.user.createTeam({ displayName: 'Engines' })
  for (const name of ['one', 'two']) await team.inviteUser({ email: `${name}@example.org` })
  await open(visitor, `team/${team.id}/invitations`, /^Invitations$/)
  await tabUntil('Actions for one@example.org')
  const [, second] = document.querySelectorAll('li:has(.lk-more)')
  const revoke = async () => {
    await press('Enter')
    await expect.poll(focused).toBe('Resend')
    await press('End')
    await press('Enter')
  }
  await revoke()
  await expect.poll(() => second?.contains(document.activeElement)).toBe(true)
  await expect.poll(async () => (await team.listInvitations()).length).toBe(1)
  await revoke()
  await expect.poll(focused).toBe('Pending invitations')
})

function Members() {
  const [members, setMembers] = useState(many.slice(0, 3))
  return (
    <section>
      <h3 tabIndex={-1}>Members</h3>
      <MemberTable
        members={members}
        userId={many[0]!.id}
        actions={(member) =>
          member.id !== many[0]!.id && (
            <button onClick={() => setMembers((all) => all.filter(({ id }) => id !== member.id))}>
              Remove {member.profile.displayName}
            </button>
          )
        }
      />
    </section>
  )
}

it('MemberTable on a page of the app focuses the next row after a member is removed', async () => {
  const visitor = await createSignedIn(await createOpenProject())
  show(visitor, <Members />)
  const [, second, third] = many.map(({ profile }) => `Remove ${profile.displayName}`)
  await tabUntil(second!)
  await press('Enter')
  await expect.poll(focused).toBe(third)
  await press('Enter')
  await expect.poll(focused).toBe('Members')
})

it('MemberTable announces the range of members on a page', async () => {
  const announcements = recordAnnouncements()
  show(await createSignedIn(await createOpenProject()), <MemberTable members={many} userId="" />)
  await tabUntil('Next')
  await press('Enter')
  await expect.poll(() => announcements).toContain('11–20 of 57')
})
