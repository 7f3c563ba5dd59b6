import type { ClientApp } from '@latchkey/core'
import type { TestProject } from '@latchkey/testing'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, expect, onTestFinished } from 'vitest'
import { launch } from '../../../../scripts/chromium.mjs'
import { WAIT_MILLIS } from '../../../../scripts/vitest/limits.js'
import { servePages } from './serve-pages.js'

const browser = await launch()
afterAll(() => browser.close())

/** A user whom tests create. */
export const ada = { email: 'ada@example.com', password: 'correct horse battery' }

export interface Opened {
  readonly page: Page
  readonly context: BrowserContext
  readonly origin: string
}

/**
 * Opens a page of an app in Chromium, in a profile and on an origin of its own. The test fails if the page
 * violates its content security policy or logs an error.
 */
export async function openPages(
  { projectId, publishableClientKey, baseUrl }: TestProject,
  path: string,
  built?: ReadonlyMap<string, string>,
  frameSources: readonly string[] = [],
): Promise<Opened> {
  const options = { projectId, publishableClientKey, baseUrl }
  const { origin, close } = await servePages(options, built, frameSources)
  const context = await browser.newContext({ baseURL: origin })
  context.setDefaultTimeout(WAIT_MILLIS)
  const errors: string[] = []
  context.on('console', (message) => {
    const isOfApp = message.page()?.url().startsWith(origin)
    // The browser itself logs responses such as 400, which the pages show.
    const isAnswer = /the server responded with a status/.test(message.text())
    if (message.type() === 'error' && isOfApp && !isAnswer) errors.push(message.text())
  })
  context.on('weberror', (error) => errors.push(String(error.error())))
  onTestFinished(async () => {
    await context.close()
    await close()
    expect(errors).toEqual([])
  })
  const page = await context.newPage()
  await page.goto(path)
  return { page, context, origin }
}

/** Runs a function in the page with its app. The function is sent as text, so it only sees `input`. */
export async function callApp<T, Input extends object>(
  page: Page,
  run: (app: ClientApp, input: Input) => T | Promise<T>,
  input: Input,
): Promise<T> {
  await page.waitForFunction(() => 'app' in window)
  return page.evaluate(`(${String(run)})(window.app, ${JSON.stringify(input)})`)
}
