import type { ClientApp } from '@latchkey/core'
import { createTestProject } from '@latchkey/testing'
import { expect, it } from 'vitest'
import { ada } from '../support/open-tab.js'
import { openPage } from './open-page.js'

// Evaluated code counts as a user gesture, so the page polls by itself.
function pollService() {
  // oxlint-disable-next-line no-console -- the test receives it without evaluating code
  const report = (text: string) => console.log(`poll: ${text}`)
  const { app } = window as unknown as { app: ClientApp }
  const poll = () =>
    app.user.refresh().then(
      () => report('succeeded'),
      () => report('failed'),
    )
  // The clock of the page is moved ahead, because failures within a second count once.
  const realNow = performance.now.bind(performance)
  let aheadMillis = 0
  performance.now = () => realNow() + aheadMillis
  const pollTimes = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      await poll()
      aheadMillis += 1_100
    }
  }
  void pollTimes(6)
  document.addEventListener('click', () => void poll())
}

it('the circuit breaker sends no request to a service that is down, except after a click (RT11)', async () => {
  const project = await createTestProject({ users: [ada] })
  const { page, context, call } = await openPage(project)
  await call((app, credential) => app.signInWithPassword(credential), { ...ada, noRedirect: true })
  await page.reload()
  await call((app) => app.getUser())

  const polls: string[] = []
  let isDown = true
  let requests = 0
  page.on('console', (message) => {
    if (message.text().startsWith('poll: ')) polls.push(message.text().slice(6))
  })
  await context.route('**/api/v1/users/me', async (route) => {
    requests += 1
    await (isDown ? route.fulfill({ status: 503, body: 'down' }) : route.fallback())
  })
  await page.addInitScript(
    // The app exists by then: browsers wait for module scripts.
    `addEventListener('load', ${pollService.toString()})`,
  )
  await page.reload()
  await expect.poll(() => polls).toEqual(Array(6).fill('failed'))
  expect(requests).toBe(5)
  isDown = false
  await page.mouse.click(10, 10)
  await expect.poll(() => polls.at(-1)).toBe('succeeded')
  expect(requests).toBe(6)
})
