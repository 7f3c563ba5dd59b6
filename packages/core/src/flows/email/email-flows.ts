// The flows that begin or end with an email are loaded together: they are small and share most of their code.
export * from './email-verification.js'
export * from './invitations.js'
export * from './magic-link.js'
export * from './password-reset.js'
