import * as z from 'zod/mini'
import { teamApiKey, userApiKey } from '../api-keys.js'
import { success } from '../primitives.js'

const body = z.strictObject({ api_key: z.string() })

export const checkUserApiKey = { body, response: userApiKey }
export const checkTeamApiKey = { body, response: teamApiKey }
export const revokeLeakedApiKey = { body, response: success }
