/** What begins with a mail or is ended by one: one chunk, as its parts are small and much alike. */
export * from './magic-link.js'
export * from './reset-password.js'
export * from './team-invitation.js'
export * from './verify-email.js'
