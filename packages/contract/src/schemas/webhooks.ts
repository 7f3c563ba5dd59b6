import * as z from 'zod/mini'
import { nothing } from './primitives.js'

export const createWebhookToken = {
  body: nothing,
  response: z.strictObject({ token: z.string() }),
}
