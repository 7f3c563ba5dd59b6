import { expect, it } from 'vitest'
// The entry itself cannot be bundled for a browser (SK03).
import { ServerApp } from '../../src/server.js'

const options = { secretServerKey: 'ssk_secret' }
const RISK = 'where every visitor can read the key'

it('SK01: a page cannot make an app with a secret key, and is told why', () => {
  const make = () => new ServerApp(options)
  expect(make).toThrow(`runs in a browser, ${RISK}`)
  expect(make).not.toThrow('ssk_secret')
})

it('SK01: a test in an imitated browser can, in so many words', () => {
  const forTests = { ...options, dangerouslyAllowSecretKeyInBrowserForTests: true }
  expect(() => new ServerApp(forTests)).not.toThrow()
})

it('SK02: nor can a worker of a page', async () => {
  const url = new URL('./expose-a-secret.worker.ts', import.meta.url)
  const worker = new Worker(url, { type: 'module' })
  const said = await new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data)
    worker.onerror = ({ message }) => reject(new Error(message))
  })
  worker.terminate()
  expect(said).toContain(`runs in a browser's worker, ${RISK}`)
})
