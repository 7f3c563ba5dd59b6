import { ClientApp } from '@latchkey/core'

/** The one app of this page. Its address and keys are the VITE_LATCHKEY_… lines of the file .env. */
export const latchkey = new ClientApp()
