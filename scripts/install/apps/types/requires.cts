// An app of CommonJS: its compiler has to know that Node can require ES modules.
import { ClientApp } from '@latchkey/core'
import { ServerApp } from '@latchkey/core/server'
import type { ApiKey } from '@latchkey/core'

export const client = new ClientApp({ tokenStore: 'memory' })
export const keyOf = (value: string): Promise<ApiKey | null> =>
  new ServerApp().checkApiKey(value, { type: 'user' })
