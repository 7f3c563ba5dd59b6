import { ClientApp } from '@latchkey/core'
import { settings } from './settings.js'

/** The app. Its only page is also the target of the links in emails. */
export const latchkey = new ClientApp({
  ...settings,
  redirectMethod: 'none',
  urls: { emailVerification: '/' },
})
