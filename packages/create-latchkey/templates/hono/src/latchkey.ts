import { ClientApp } from '@latchkey/core/server-sessions'

export const latchkey = new ClientApp({ sessions: 'server' })
