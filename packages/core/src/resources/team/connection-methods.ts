// Domains and connections are set up together.
export * from './team-connections.js'
export * from './team-domains.js'
export * from './team-provisioning.js'
