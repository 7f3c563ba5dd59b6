import { API_PREFIX } from '@latchkey/contract'
import type { Context } from '../context.js'

/** Where a provider sends people back to (protocol, section 4.1). */
export const callbackUrlOf = ({ config }: Context, providerId: string): string =>
  `${config.publicUrl}${API_PREFIX}/auth/oauth/callback/${providerId}`
