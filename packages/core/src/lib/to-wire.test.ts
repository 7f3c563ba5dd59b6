import { expect, it } from 'vitest'
import { toWire } from './to-wire.js'

it('writes keys as requests have them, at every depth', () => {
  expect(
    toWire({
      displayName: 'Engines',
      config: { domains: [{ handlerPath: '/h' }], allowLocalhost: undefined, emailConfig: null },
    }),
  ).toEqual({
    display_name: 'Engines',
    config: { domains: [{ handler_path: '/h' }], allow_localhost: undefined, email_config: null },
  })
})
