import type { ClientApp } from '@latchkey/core'
import {
  ClientApp as ServerSessionApp,
  type ServerSessionOptions,
} from '@latchkey/core/server-sessions'
import { isServer } from '../lib/platform.js'

/** Options of the app of the page, whose session is on the app's own server. */
export type PageAppOptions = Omit<ServerSessionOptions, 'sessions'>

const createApp = (options?: PageAppOptions): ClientApp =>
  new ServerSessionApp({ ...options, sessions: 'server' })

let browserApp: ClientApp | undefined

/** Returns the app of the page in a browser. On a server, creates an app for each rendering. */
export const pageApp = (options?: PageAppOptions): ClientApp =>
  isServer() ? createApp(options) : (browserApp ??= createApp(options))
