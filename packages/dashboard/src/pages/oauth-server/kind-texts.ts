import type { texts } from '../../locales/en/oauth-server.js'
import type { ClientKind } from './client-kinds.js'

type Key = keyof typeof texts

/** The keys of the texts for each kind of client. */
export const kindTexts: Readonly<Record<ClientKind, { readonly name: Key; readonly help: Key }>> = {
  web: { name: 'kindWeb', help: 'kindWebHelp' },
  browser: { name: 'kindBrowser', help: 'kindBrowserHelp' },
  native: { name: 'kindNative', help: 'kindNativeHelp' },
  phone: { name: 'kindPhone', help: 'kindPhoneHelp' },
  device: { name: 'kindDevice', help: 'kindDeviceHelp' },
  service: { name: 'kindService', help: 'kindServiceHelp' },
}
