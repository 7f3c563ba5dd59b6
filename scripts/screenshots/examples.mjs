import { fileURLToPath } from 'node:url'
import { untilAnswered } from '../start/answer.mjs'
import { startProgram } from '../start/program.mjs'
import { takePictures, viewports } from './take-pictures.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const dashboard = 'http://localhost:4710/dashboard'
const examples = {
  'react-vite': 'http://localhost:4711',
  nextjs: 'http://localhost:4715',
  vanilla: 'http://localhost:4716',
}
/** `npm start` builds everything first. */
const PATIENCE_MILLIS = 600_000

/**
 * Takes pictures of the first page of each example with a page, signed out and with the demo account. Needs
 * the ports of `npm start`.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} folder
 */
export async function takeExamplePictures(browser, folder) {
  const { stop, ended } = startProgram(
    { name: 'start', args: ['scripts/start.mjs'], cwd: root },
    console.log,
  )
  const failed = ended.then((reason) => {
    throw new Error(reason)
  })
  const timing = { signal: AbortSignal.timeout(PATIENCE_MILLIS), patience: PATIENCE_MILLIS }
  const urls = [dashboard, ...Object.values(examples)]
  await Promise.race([failed, Promise.all(urls.map((url) => untilAnswered(url, timing)))])
  for (const [name, url] of Object.entries(examples)) {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const tab = await context.newPage()
    /** @param {string} state */
    const take = async (state) => {
      for (const viewport of viewports) {
        await tab.setViewportSize(viewport)
        await takePictures(tab, `${folder}/examples/${name}-${state}`)
      }
    }
    await tab.goto(url, { waitUntil: 'networkidle' })
    await take('signed-out')
    await tab.getByRole('button', { name: 'Use the demo account' }).click()
    await tab.getByRole('button', { name: 'Use the demo account' }).waitFor({ state: 'hidden' })
    await tab.goto(url, { waitUntil: 'networkidle' })
    await take('signed-in')
    await context.close()
  }
  failed.catch(() => {})
  await stop()
}
