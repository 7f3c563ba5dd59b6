import type { ClientApp } from '@latchkey/core'
import { createTestProject } from '@latchkey/testing'
import { expect, it } from 'vitest'
import { ada } from '../open-tab.js'
import { openPage } from './open-page.js'

// What a test has evaluated counts as a press of the person: so the page does all of it by itself.
function pollUntilSpared() {
  // oxlint-disable-next-line no-console -- what is said so can be heard without evaluating anything
  const say = (text: string) => console.log(`told: ${text}`)
  const { app } = window as unknown as { app: ClientApp }
  const poll = () =>
    app.user.refresh().then(
      () => say('fine'),
      () => say('failed'),
    )
  // The clock of the page, which runs ahead: two that fail within a second count once.
  const now = performance.now.bind(performance)
  let aheadMillis = 0
  performance.now = () => now() + aheadMillis
  const pollTimes = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      await poll()
      aheadMillis += 1_100
    }
  }
  void pollTimes(6)
  document.addEventListener('click', () => void poll())
}

it('stops polling a service that is down, and lets a click through (RT11)', async () => {
  const project = await createTestProject({ users: [ada] })
  const { page, context, call } = await openPage(project)
  await call((app, given) => app.signInWithCredential(given), { ...ada, noRedirect: true })
  await page.reload()
  await call((app) => app.getUser())

  const told: string[] = []
  let isAway = true
  let asked = 0
  page.on('console', (message) => {
    if (message.text().startsWith('told: ')) told.push(message.text().slice(6))
  })
  await context.route('**/api/v1/users/me', async (route) => {
    asked += 1
    await (isAway ? route.fulfill({ status: 503, body: 'away' }) : route.fallback())
  })
  await page.addInitScript(
    // The app is there by then: browsers wait for module scripts.
    `addEventListener('load', ${pollUntilSpared.toString()})`,
  )
  await page.reload()
  await expect.poll(() => told).toEqual(Array(6).fill('failed'))
  expect(asked).toBe(5)
  isAway = false
  await page.mouse.click(10, 10)
  await expect.poll(() => told.at(-1)).toBe('fine')
  expect(asked).toBe(6)
})
