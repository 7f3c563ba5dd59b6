// `npm run bench -- pages`: measures the sign-in page of an app on a simulated slow network, beside that of Clerk, in
// one run.
import { publish } from '../tables.js'
import { openClerkApp } from './clerk.js'
import { openLatchkeyApp } from './latchkey.js'
import { measurePage, type PageFigures } from './measure-page.js'

const ROUNDS = 5
/** A page whose largest part is shown later is slow for people on phones: https://web.dev/articles/lcp. */
const LCP_MILLIS = 2000
const REQUESTS = 8

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const medians = (rounds: readonly PageFigures[]): PageFigures => ({
  requests: median(rounds.map(({ requests }) => requests)),
  bytes: median(rounds.map(({ bytes }) => bytes)),
  lcpMillis: median(rounds.map(({ lcpMillis }) => lcpMillis)),
})

const { launch } = (await import(
  new URL('../../../../scripts/chromium.mjs', import.meta.url).href
)) as typeof import('../../../../scripts/chromium.mjs')
const browser = await launch()
const apps = [await openLatchkeyApp(), await openClerkApp()]
try {
  const rounds: PageFigures[][] = apps.map(() => [])
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, app] of apps.entries()) rounds[index]?.push(await measurePage(browser, app))
  const figures = rounds.map(medians)
  const rows = [
    ['requests until the form is shown', ...figures.map(({ requests }) => requests)],
    ['scripts and styles until then (bytes, gzip)', ...figures.map(({ bytes }) => bytes)],
    ['largest contentful paint (ms)', ...figures.map(({ lcpMillis }) => lcpMillis)],
  ].map((cells) => cells.map(String))
  const head = ['', 'latchkey', 'clerk']
  for (const [name = '', ...cells] of [head, ...rows])
    console.log(name.padEnd(48) + cells.map((cell) => cell.padStart(12)).join(''))
  await publish([{ name: 'pages', head, rows }])
  const [own] = figures
  if (own && (own.lcpMillis > LCP_MILLIS || own.requests > REQUESTS))
    throw new Error(`Limits missed: at most ${REQUESTS} requests and ${LCP_MILLIS} ms.`)
} finally {
  await browser.close()
  for (const { close } of apps) await close()
}
