import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { createOwner, dialogOf } from './owner.js'

test('filters the events by user, text and day, and shows their details in words', async () => {
  const { page, admin, goTo } = await createOwner()
  const ada = await admin.createUser({ displayName: 'Ada', primaryEmail: 'ada@example.com' })
  await admin.createUser({ displayName: 'Eve' })
  await ada.ban({ reason: 'Spam' })
  await goTo('/audit-log')
  const events = page.locator('.events').getByRole('listitem')
  await page.getByRole('button', { name: 'User: any user' }).click()
  await dialogOf(page).getByRole('combobox').fill('ada@')
  await dialogOf(page).getByRole('option', { name: 'Ada' }).click()
  await expect
    .poll(() => events.allTextContents())
    .toEqual([expect.stringMatching(/^User bannedSpam/), expect.stringMatching(/^User created/)])
  expect(new URL(page.url()).searchParams.get('user')).toBe(ada.id)

  await page.getByRole('button', { name: 'User banned' }).click()
  await dialogOf(page).getByText('For developers').waitFor()
  await dialogOf(page).getByText('user.banned').waitFor()
  await dialogOf(page).getByRole('link', { name: 'Ada' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ada' }).waitFor()
  expect(new URL(page.url()).pathname).toContain(ada.id)

  await goTo('/audit-log?action=signing_key.rotated')
  await page.getByRole('heading', { name: 'No matching events' }).waitFor()
  await goTo('/audit-log?to=2020-01-31')
  await page.getByRole('heading', { name: 'No matching events' }).waitFor()
  await page.getByRole('link', { name: 'Show all events' }).click()
  await page.getByRole('searchbox').fill('spam')
  await expect.poll(() => events.count()).toBe(1)
})

test('loads older events, and new ones when its reader asks for them', async () => {
  const { page, admin, goTo } = await createOwner()
  for (let index = 1; index <= 26; index += 1)
    await admin.createTeam({ displayName: `Team ${index}` })
  await page.clock.install()
  await goTo('/audit-log?action=team.created')
  const events = page.locator('.events').getByRole('listitem')
  await expect.poll(() => events.count()).toBe(25)
  await page.getByRole('button', { name: 'Load older' }).click()
  await expect.poll(() => events.last().textContent()).toContain('Team 1 ')
  await page.getByRole('button', { name: 'Load older' }).waitFor({ state: 'detached' })

  await admin.createTeam({ displayName: 'Newest' })
  await page.clock.fastForward('00:11')
  await page.getByRole('button', { name: '1 new event' }).click()
  await expect.poll(() => events.first().textContent()).toContain('Newest')
  expect(await events.count()).toBe(27)
})

test('exports the events that match as CSV and as JSON', async () => {
  const { page, admin, goTo } = await createOwner()
  await admin.createTeam({ displayName: '=cmd' })
  await admin.createUser({ displayName: 'Ada' })
  await goTo('/audit-log?action=team.created')
  const contents: string[] = []
  for (const name of ['Export CSV', 'Export JSON']) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name }).click()
    contents.push(await readFile(await (await download).path(), 'utf8'))
  }
  const [csv = '', json = ''] = contents
  expect(csv.split('\r\n')).toEqual([
    expect.stringMatching(/^time,event,action,/),
    // A spreadsheet does not run it.
    expect.stringContaining(`,"'=cmd",`),
    '',
  ])
  expect(JSON.parse(json)).toMatchObject([{ action: 'team.created', subject: { name: '=cmd' } }])
})

test('links to the team that an event names', async () => {
  const { page, admin, goTo } = await createOwner()
  const { id } = await admin.createUser({ displayName: 'Ada' })
  const team = await admin.createTeam({ displayName: 'Engines' })
  await team.addUser(id)
  await goTo('/audit-log?action=team_member.added')
  const event = page
    .locator('.events')
    .getByRole('listitem')
    .filter({ hasText: 'Member added to a team' })
  await event.getByRole('button').click()
  await dialogOf(page).getByRole('link', { name: 'Engines' }).click()
  await page.getByRole('heading', { level: 1, name: 'Engines' }).waitFor()
  expect(new URL(page.url()).pathname).toContain(team.id)
})
