import * as z from 'zod'

/** Where a webhook may be. */
export const webhookUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' })
