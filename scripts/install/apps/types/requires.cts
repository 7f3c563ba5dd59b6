// A CommonJS app: its compiler must know that Node can require ES modules.
import { type ApiKey, ClientApp } from '@latchkey/core'
import { ServerApp } from '@latchkey/core/server'

export const client = new ClientApp({ tokenStore: 'memory' })
export const lastFourOf = ({ value }: ApiKey): string => value.lastFour
export const serverApp = new ServerApp()
