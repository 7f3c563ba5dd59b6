import { describe, it } from 'vitest'
import {
  button,
  submitCredentials,
  expectFocus,
  expectAnnouncement,
  expectStep,
  field,
  followEmailLink,
  link,
  recordAnnouncements,
  press,
  tabTo,
  type,
} from '../../e2e/keyboard.js'
import { createVisitor, exampleUrl, type Visitor } from '../../e2e/visitor.js'

/** Signs up and opens the settings. */
async function openSettings(visitor: Visitor) {
  const page = await visitor.open('/handler/sign-up?after_auth_return_to=%2Fprofile')
  await expectStep(page, 'Create account')
  await submitCredentials(page, visitor)
  await press(link(page, 'Account settings'))
  await expectStep(page, 'Account')
  return page
}

describe('teams of the React example, by keyboard', () => {
  it('creates and renames a team and invites a user, who signs up, joins and leaves', async () => {
    const owner = await createVisitor()
    const invitee = await createVisitor()
    const announcements = await recordAnnouncements(owner.context)
    const page = await openSettings(owner)
    await press(link(page, 'Create team'))
    await expectStep(page, 'Create team')
    const name = field(page, 'Team name')
    await press(button(page, 'Create team'))
    await expectAnnouncement(announcements, 'Enter a team name.')
    await expectFocus(name)
    await page.keyboard.type('Engines')
    await page.keyboard.press('Enter')
    await expectStep(page, 'Engines')

    await tabTo(name)
    await page.keyboard.press('End')
    await page.keyboard.type(' of difference')
    await page.keyboard.press('Enter')
    await expectAnnouncement(announcements, 'Name saved.')
    await expectFocus(name)

    await press(link(page, 'Invitations'))
    await expectStep(page, 'Invitations')
    const address = field(page, 'Email addresses')
    await type(address, 'invalid')
    await page.keyboard.press('Enter')
    await expectAnnouncement(announcements, 'Enter a valid email address, like name@example.com.')
    await expectFocus(address)
    await page.keyboard.press('Control+a')
    await page.keyboard.type(invitee.email)
    await press(button(page, 'Send invitations'), 'Space')
    await expectAnnouncement(announcements, `Invitation sent to ${invitee.email}.`)
    await expectFocus(button(page, 'Send invitations'))

    await joinAndLeave(invitee)
  })

  async function joinAndLeave(invitee: Visitor) {
    const page = await followEmailLink(invitee, 'Join Engines of difference')
    await expectStep(page, 'Join Engines of difference?')
    await press(link(page, 'Create account'))
    await expectStep(page, 'Create account')
    await submitCredentials(page, invitee)
    await expectStep(page, 'Join Engines of difference?')
    await page.getByRole('main').getByText(invitee.email).waitFor()
    await press(button(page, 'Join team'))
    await expectStep(page, 'Welcome to Engines of difference')
    await press(button(page, 'Go to team'))
    await page.waitForURL(`${exampleUrl}/`)

    await page.goto('/handler/account-settings')
    await press(link(page, 'Engines of difference'))
    await expectStep(page, 'Engines of difference')
    // Requests about the team fail after the user has left it, so they must be answered before.
    await page
      .getByRole('region', { name: 'Your profile in this team' })
      .getByRole('textbox')
      .waitFor()
    const leave = button(page.getByRole('main'), 'Leave team').first()
    await press(leave)
    const dialog = page.getByRole('dialog', { name: 'Leave Engines of difference?' })
    await expectFocus(button(dialog, 'Cancel'))
    await page.keyboard.press('Enter')
    await expectFocus(leave)
    await page.keyboard.press('Enter')
    await press(button(dialog, 'Leave team'), 'Space')
    await expectStep(page, 'Account')
    await link(page, 'Engines of difference').waitFor({ state: 'detached' })
  }
})
