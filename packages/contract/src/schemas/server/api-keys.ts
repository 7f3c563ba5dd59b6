import * as z from 'zod/mini'
import { teamApiKey, userApiKey } from '../api-keys.js'
import { success } from '../primitives.js'

const body = z.strictObject({ api_key: z.string() })

export const checkUserApiKey = { strictQuery: false, body, response: userApiKey }
export const checkTeamApiKey = { strictQuery: false, body, response: teamApiKey }
export const revokeLeakedApiKey = { strictQuery: false, body, response: success }
