import { nothing, success } from '../primitives.js'

export const deleteTeamMembership = { body: nothing, response: success }
