import * as z from 'zod'

/** The URL of a webhook. */
export const webhookUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' })
