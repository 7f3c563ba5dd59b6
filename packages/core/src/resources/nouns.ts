/**
 * What a user and what a team can do, as one chunk: people who use one noun use others, and they have
 * most of their words in common.
 */
export * as team from './team-nouns.js'
export * as user from './user-nouns.js'
