import { features as routes } from '@latchkey/contract/routes'
import { features as schemas } from '@latchkey/contract/schemas'
import { implement } from './implement.js'

export const features = implement(routes, schemas, {
  readRoot: async ({ credentials }) =>
    credentials === undefined
      ? 'Welcome to Latchkey. The request carries no project credentials.'
      : `Welcome to Latchkey. The request has ${credentials.access} access to the project ${credentials.project.id}.`,

  checkFeatureSupport: async ({ body }) =>
    `${featureName(body)} is not supported by this service. Update it, or do without.`,
})

function featureName(body: unknown): string {
  const named = typeof body === 'object' && body !== null && 'feature_name' in body
  return named && typeof body.feature_name === 'string' ? body.feature_name : 'This feature'
}
