import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { AccountSettings } from '../../src/pages/index.js'
import { createOpenProject, createSignedIn } from '../create-signed-in.js'
import { goTo } from '../create-visitor.js'
import '../../src/styles.css'
import '../../src/account.css'
import { heading, show } from './keyboard.js'

const isInView = (name: string) => {
  const { top, bottom } = page
    .getByRole('heading', { name, exact: true })
    .element()
    .getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

it('scrolls a section into view when it is opened, and does not scroll if it is already visible', async () => {
  await page.viewport(1280, 800)
  const visitor = await createSignedIn(await createOpenProject())
  for (let number = 1; number <= 45; number += 1)
    await visitor.user.createTeam({ displayName: `Team number ${number}` })
  goTo('/handler/account-settings/security')
  show(
    visitor,
    <>
      <p style={{ blockSize: 1000 }}>Content of the app</p>
      <AccountSettings />
    </>,
  )
  await heading('Security')
  expect([scrollY, isInView('Security')]).toEqual([0, false])

  const link = (name: string) => page.getByRole('link', { name, exact: true })
  await expect.element(link('Team number 45')).toBeInTheDocument()
  link('Team number 45').element().scrollIntoView({ block: 'center' })
  await link('Team number 45').click()
  await heading('Team number 45')
  expect(isInView('Team number 45')).toBe(true)

  await link('All settings').click()
  await heading('Account')
  page.getByRole('heading', { level: 1 }).element().scrollIntoView({ block: 'start' })
  const before = scrollY
  await link('Sessions').click()
  await heading('Sessions')
  expect([scrollY, isInView('Sessions')]).toEqual([before, true])
})
