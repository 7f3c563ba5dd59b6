import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { createOwner, dialogOf } from './owner.js'

/** Returns the elements with these values that a right-to-left page does not show from left to right. */
const findMirrored = (page: Page, values: readonly string[]) =>
  page.evaluate((values) => {
    document.documentElement.dir = 'rtl'
    const elements: Element[] = [...document.querySelectorAll('input[type=email], code')]
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text
      if (parentElement && values.includes(data)) elements.push(parentElement)
    }
    const fields = Array.from(document.querySelectorAll('input, textarea'))
    elements.push(...fields.filter((field) => values.includes((field as HTMLInputElement).value)))
    return elements
      .filter((element) => getComputedStyle(element).direction !== 'ltr')
      .map(({ outerHTML }) => outerHTML.slice(0, 150))
  }, values)

it('shows addresses, URLs, IDs and keys from left to right on a right-to-left page', async () => {
  const { page, admin, goTo, projectId } = await createOwner()
  const email = 'ada.lovelace@example.com'
  const domain = 'https://app.example.com'
  const user = await admin.createUser({ primaryEmail: email })
  const team = await admin.createTeam({ displayName: 'Engines' })
  await team.addUser(user.id)
  const client = { clientId: 'engines-of-github', clientSecret: 'secret' }
  const project = await admin.getProject()
  await project.update({
    config: {
      domains: [{ domain, handlerPath: '/handler' }],
      oauthProviders: [{ id: 'github', type: 'standard', ...client }],
    },
  })
  const values = [email, domain, '/handler', client.clientId, user.id, projectId, '{}']
  const textsByPath = {
    '': email,
    '/users': email,
    [`/users/${user.id}`]: user.id,
    [`/teams/${team.id}`]: email,
    '/domains': domain,
    '/providers': client.clientId,
    '/keys': '…',
    '/general': projectId,
  }
  for (const [path, text] of Object.entries(textsByPath)) {
    await goTo(path)
    await page.getByText(text).first().waitFor()
    expect.soft(await findMirrored(page, values), path).toEqual([])
  }
  await goTo('/providers')
  await page.getByRole('button', { name: 'Edit GitHub' }).click()
  await dialogOf(page).getByLabel('Client ID').waitFor()
  expect(await findMirrored(page, values)).toEqual([])
})
