// The methods of teams are loaded together: pages that use one of them use others too.
export { createApiKey, getApiKey, listApiKeys } from '../api-keys.js'
export * from './team-changes.js'
export * from './team-invitations.js'
