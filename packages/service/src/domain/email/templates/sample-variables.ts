import type { EmailVariables } from './placeholders.js'

const link = 'https://app.example.com/handler/page?code=…'

/** Returns values for the placeholders of an email, for a preview or a test. */
export const sampleVariables = (projectName: string): EmailVariables => ({
  projectDisplayName: projectName,
  userDisplayName: 'Ada Lovelace',
  teamDisplayName: 'Analytical Engines',
  recipientEmail: 'ada@example.com',
  codeLifetime: '10 minutes',
  otp: 'M4K9X2',
  emailVerificationLink: link,
  passwordResetLink: link,
  magicLink: link,
  teamInvitationLink: link,
  rejectionLink: link,
  inviterDisplayName: 'Grace Hopper',
  device: 'Chrome on macOS',
  location: 'Vienna, Austria',
  time: 'September 21, 2026 at 2:13 PM UTC',
})
