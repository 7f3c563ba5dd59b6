import type { Browser } from 'playwright-core'
import { FRONTEND_API } from './clerk-answers.js'

/** An app with a sign-in page. */
export interface MeasuredApp {
  /** URL of the sign-in page. */
  readonly url: string
  /** Answers of servers that the app calls, by URL: no answer of these is delayed. */
  readonly answers?: ((url: URL) => unknown) | undefined
  close(): Promise<void>
}

export interface PageFigures {
  readonly requests: number
  readonly bytes: number
  readonly lcpMillis: number
}

/**
 * "Slow 4G" of Lighthouse: a round trip of 150 ms, 1.6 Mbit/s, and a processor that is four times slower
 * (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md).
 */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const CPU_SLOWDOWN = 4

/** Opens the page in a new profile, and measures until its form is shown. */
export async function measurePage(browser: Browser, app: MeasuredApp): Promise<PageFigures> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const { answers } = app
    if (answers)
      await context.route(`https://${FRONTEND_API}/**`, (route) => {
        const request = route.request()
        const origin = request.headers()['origin'] ?? '*'
        return route.fulfill({
          json: answers(new URL(request.url())),
          headers: {
            'access-control-allow-origin': origin,
            'access-control-allow-credentials': 'true',
          },
        })
      })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', network)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.goto(app.url)
    await page.getByLabel('Email address').waitFor()
    return await page.evaluate(readFigures)
  } finally {
    await context.close()
  }
}

/** Runs in the page. */
const readFigures = () =>
  new Promise<PageFigures>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const lcpMillis = Math.round(list.getEntries().at(-1)?.startTime ?? 0)
      const resources = (
        performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      ).filter(({ startTime }) => startTime < lcpMillis)
      const files = resources.filter(({ name }) => /\.(js|css)$/.test(name))
      resolve({
        // And the page itself.
        requests: resources.length + 1,
        bytes: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
        lcpMillis,
      })
    })
    observer.observe({ type: 'largest-contentful-paint', buffered: true })
  })
