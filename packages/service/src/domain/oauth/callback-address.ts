import { API_PREFIX } from '@latchkey/contract'
import type { Context } from '../../context.js'

/** Returns the callback URL of a provider. */
export const callbackUrlOf = ({ config }: Context, providerId: string): string =>
  `${config.publicUrl}${API_PREFIX}/auth/oauth/callback/${providerId}`
