import type { ServerAnswer } from '../../../core/test/simulation/environment/server-model.js'

export const ok = (body: object): ServerAnswer => ({ status: 200, body })

export const refusal = (status: number, code: string, details?: object): ServerAnswer => ({
  status,
  code,
  body: { code, error: code, ...(details && { details }) },
})

/** A request that responds with the signed-in user and changes nothing. */
export const PROBE = { method: 'GET', path: '/probe', body: null }
