import { ClientApp } from '@latchkey/core'

/** The app of this page. Its service URL and keys are the VITE_LATCHKEY_… lines of the file .env. */
export const latchkey = new ClientApp()
