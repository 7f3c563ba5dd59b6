import { nothing, success } from './primitives.js'

export const deleteCurrentSession = { body: nothing, response: success }
