import { createTestProject } from '@latchkey/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPages } from './open-pages.js'

/** Opens the sign-in page, where an animation of the card ends only when the test ends it. */
async function openSignIn(reducedMotion: 'reduce' | 'no-preference'): Promise<Page> {
  const project = await createTestProject({ config: { magicLinkEnabled: true } })
  const { page, context } = await openPages(project, '/')
  await context.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '.lk-root { --lk-duration: 1000s } .lk-card * { animation: none !important }',
      )
      document.adoptedStyleSheets.push(sheet)
    })
  })
  await page.emulateMedia({ reducedMotion })
  await page.goto('/handler/sign-in')
  await heading(page, 'Sign in').waitFor()
  return page
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const card = (page: Page) => page.locator('.lk-card')

async function askForCode(page: Page): Promise<void> {
  await page.getByLabel('Email address').fill('ada@example.com')
  await page.getByRole('button', { name: 'Use an email code instead' }).click()
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await heading(page, 'Check your email').waitFor()
}

const heightOf = (page: Page) => card(page).evaluate((element: HTMLElement) => element.offsetHeight)

/** The animations of the card: the heights from which and to which they go. */
const animationsOf = (page: Page) =>
  card(page).evaluate((element) =>
    element.getAnimations().map((animation) => {
      const frames =
        animation.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : []
      return frames.map(({ blockSize }) => blockSize)
    }),
  )

const finishAnimations = (page: Page) =>
  card(page).evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish()
  })

describe('the height of the card', () => {
  it('is not animated when the page is opened', async () => {
    const page = await openSignIn('no-preference')
    expect(await animationsOf(page)).toEqual([])
  })

  it('moves from the height of one step to the height of the next', async () => {
    const page = await openSignIn('no-preference')
    const before = await heightOf(page)
    await askForCode(page)
    const [animation] = await animationsOf(page)
    await finishAnimations(page)
    const after = await heightOf(page)
    expect(after).not.toBe(before)
    expect(animation?.at(-1)).toBe(`${after}px`)
  })

  it('moves from the height of one page to the height of the next, without a page load', async () => {
    const page = await openSignIn('no-preference')
    const before = await heightOf(page)
    await page.evaluate(() => history.pushState(null, '', '/handler/forgot-password'))
    await heading(page, 'Forgot password?').waitFor()
    const [animation] = await animationsOf(page)
    expect(animation?.[0]).toBe(`${before}px`)
  })

  it('changes at once for users who prefer reduced motion', async () => {
    const page = await openSignIn('reduce')
    await askForCode(page)
    expect(await animationsOf(page)).toEqual([])
  })
})
