import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { useState } from 'react'
import { crowd as many } from '../../gallery/states/account-settings/fixtures.js'
import { AccountSettings, MemberTable } from '../../src/pages/index.js'
import { createOpenProject, createSignedIn } from '../create-signed-in.js'
import { goTo, type Visitor } from '../create-visitor.js'
import '../../src/styles.css'
import '../../src/account.css'
import { focused, heading, listen, press, show, type } from './by-keyboard.js'

/** Opens a section, and waits until focus is on its heading. */
async function open(visitor: Visitor, section: string, name: string) {
  goTo(`/handler/account-settings/${section}`)
  show(visitor, <AccountSettings fullPage />)
  await heading(name)
}

/** Goes on with the Tab key to a control. */
async function tabOn(name: string | RegExp) {
  await expect.element(page.getByText(name).first()).toBeVisible()
  for (let tries = 0; tries < 20; tries += 1) {
    await press('Tab')
    if (focused()?.match(name)) return
  }
  throw new Error(`The Tab key does not lead to ${String(name)}.`)
}

/** The text of the row in which focus is, or the heading that has it. */
const place = () => document.activeElement?.closest('li')?.textContent ?? focused()

const rowOf = (text: string) => page.getByRole('listitem').filter({ hasText: text })

it('ends sessions one after the other', async () => {
  const project = await createOpenProject()
  await createSignedIn(project)
  await createSignedIn(project)
  const visitor = await createSignedIn(project)
  const heard = listen()
  await open(visitor, 'sessions', 'Sessions')
  await expect.element(rowOf('This device')).toBeVisible()
  await tabOn('Sign out')
  const [first, second] = [...document.querySelectorAll('li:has(button)')]
  expect(first?.contains(document.activeElement)).toBe(true)
  await press('Enter')
  await expect.poll(() => second?.contains(document.activeElement)).toBe(true)
  expect(focused()).toBe('Sign out')
  await expect.poll(() => heard).toContain('Saved.')
  await press('Enter')
  await expect.poll(focused).toBe('Where you are signed in')
  await expect.poll(async () => (await visitor.user.listSessions()).length).toBe(1)
})

it('makes keys and revokes them', async () => {
  const visitor = await createSignedIn(await createOpenProject())
  for (const description of ['First', 'Second', 'Third'])
    await visitor.user.createApiKey({ description })
  const heard = listen()
  await open(visitor, 'api-keys', 'API keys')
  await tabOn('Create API key')
  await press('Enter')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await press('Enter')
  await expect.poll(() => heard).toContain('Enter a name.')
  await expect.poll(focused).toBe('Name')
  await type('Fourth')
  await press('Enter')
  await expect.element(page.getByRole('dialog', { name: 'Copy your key now' })).toBeVisible()
  await tabOn('Done')
  await press('Enter')
  await expect.poll(focused).toBe('Create API key')
  await expect.element(rowOf('Fourth')).toBeVisible()

  const names = [...document.querySelectorAll('.lk-row-title')].map((title) => title.textContent)
  const button = (name: string) =>
    page.getByRole('listitem').filter({ hasText: name }).getByRole('button')
  ;(button(names[1]!).element() as HTMLElement).focus()
  for (const next of [names[2]!, names[3]!, names[0]!, 'Your keys']) {
    await press('Enter')
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await tabOn('Revoke key')
    await press('Enter')
    await expect.poll(place).toContain(next)
  }
  await expect.poll(() => heard).toContain('Saved.')
})

it('adds addresses and removes them', async () => {
  const visitor = await createSignedIn(await createOpenProject())
  const heard = listen()
  await open(visitor, 'emails', 'Emails')
  await tabOn('Email address')
  await press('Enter')
  await expect.poll(() => heard).toContain('Enter your email address.')
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
    const button = rowOf(address).getByRole('button', { name: 'Remove' })
    ;(button.element() as HTMLElement).focus()
    await press('Enter')
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(focused()).toBe('Cancel')
    await press('Escape')
    await expect.poll(focused).toBe('Remove')
    await press('Enter')
    await tabOn('Remove address')
    await press('Enter')
  }
  await remove('one@example.org')
  await expect.poll(place).toContain('two@example.org')
  await expect.poll(() => heard).toContain('Saved.')
  await remove('two@example.org')
  await expect.poll(place).toContain('ada@example.com')
})

it('invites people, and takes it back', async () => {
  const visitor = await createSignedIn(await createOpenProject())
  const team = await visitor.user.createTeam({ displayName: 'Engines' })
  for (const name of ['one', 'two']) await team.inviteUser({ email: `${name}@example.org` })
  await open(visitor, `team/${team.id}`, 'Engines')
  await tabOn('Revoke')
  const [, second] = document.querySelectorAll('li:has(button)')
  await press('Enter')
  await expect.poll(() => second?.contains(document.activeElement)).toBe(true)
  await expect.poll(async () => (await team.listInvitations()).length).toBe(1)
  await press('Enter')
  await expect.poll(focused).toBe('Invitations')
})

function Members() {
  const [members, setMembers] = useState(many.slice(0, 3))
  return (
    <section>
      <h3 tabIndex={-1}>Members</h3>
      <MemberTable
        members={members}
        userId={many[0]!.id}
        actions={(gone) =>
          gone.id !== many[0]!.id && (
            <button onClick={() => setMembers((all) => all.filter(({ id }) => id !== gone.id))}>
              Remove {gone.profile.displayName}
            </button>
          )
        }
      />
    </section>
  )
}

it('leads on in a list that stands in a page of the app, where that removes a member', async () => {
  const visitor = await createSignedIn(await createOpenProject())
  show(visitor, <Members />)
  const [, second, third] = many.map(({ profile }) => `Remove ${profile.displayName}`)
  await tabOn(second!)
  await press('Enter')
  await expect.poll(focused).toBe(third)
  await press('Enter')
  await expect.poll(focused).toBe('Members')
})

it('reads aloud which members of a large team a page shows', async () => {
  const heard = listen()
  show(await createSignedIn(await createOpenProject()), <MemberTable members={many} userId="" />)
  await tabOn('Next')
  await press('Enter')
  await expect.poll(() => heard).toContain('11–20 of 57')
})
