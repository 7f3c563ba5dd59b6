import { ClientApp } from '@latchkey/core'

/**
 * The app of the project `internal`, whose users own the other projects. Its address and keys are the
 * VITE_LATCHKEY_… lines of the file .env.
 */
export const latchkey = new ClientApp({ urls: { home: '/projects' } })
