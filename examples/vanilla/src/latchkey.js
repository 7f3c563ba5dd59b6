import { ClientApp } from '@latchkey/core'
import { settings } from './settings.js'

/** The one app of this page. It has no other pages, so whatever a mail leads to is this one. */
export const latchkey = new ClientApp({
  ...settings,
  redirectMethod: 'none',
  urls: { emailVerification: '/' },
})
