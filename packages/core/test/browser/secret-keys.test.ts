import { expect, it } from 'vitest'
// The entry itself cannot be bundled for a browser (SK03).
import { ServerApp } from '../../src/server.js'

const options = { secretServerKey: 'ssk_secret' }
const RISK = 'where every visitor can read the key'

it('ServerApp throws in a page and explains the risk without repeating the key (SK01)', () => {
  const create = () => new ServerApp(options)
  expect(create).toThrow(`runs in a browser, ${RISK}`)
  expect(create).not.toThrow('ssk_secret')
})

it('ServerApp accepts a key in a simulated browser with dangerouslyAllowSecretKeyInBrowserForTests (SK01)', () => {
  const forTests = { ...options, dangerouslyAllowSecretKeyInBrowserForTests: true }
  expect(() => new ServerApp(forTests)).not.toThrow()
})

it('ServerApp throws in a worker of a page (SK02)', async () => {
  const url = new URL('./secret-key.worker.ts', import.meta.url)
  const worker = new Worker(url, { type: 'module' })
  const posted = await new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data)
    worker.onerror = ({ message }) => reject(new Error(message))
  })
  worker.terminate()
  expect(posted).toContain(`runs in a browser's worker, ${RISK}`)
})
