import { API_PREFIX } from '@latchkey/contract'
import type { Context } from '../../context.js'

/** The path below the prefix of the API; the ID of a connection follows. */
export const SCIM_PATH = '/latchkey/scim'

/** Returns the base URL at which an identity provider provisions users of a connection (RFC 7644, section 1.3). */
export const scimUrlOf = ({ config }: Pick<Context, 'config'>, connectionId: string): string =>
  `${config.publicUrl}${API_PREFIX}${SCIM_PATH}/${connectionId}`
