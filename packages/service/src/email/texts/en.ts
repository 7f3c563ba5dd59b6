import type { EmailLanguage } from './email-texts.js'

export const en: EmailLanguage = {
  tag: 'en',
  dir: 'ltr',
  fallback: "If the button doesn't work, open this link:",
  templates: {
    email_verification: {
      subject: 'Verify your email for {{ projectDisplayName }}',
      heading: 'Verify your email',
      sentence: 'Verify this email address to use it with your {{ projectDisplayName }} account.',
      expiry: 'The link works once and expires in {{ codeLifetime }}.',
      action: 'Verify email',
      otherwise: "If this wasn't you, you can ignore this email.",
      reason:
        'You received this email because {{ recipientEmail }} was entered for an account on {{ projectDisplayName }}.',
    },
    password_reset: {
      subject: 'Reset your password for {{ projectDisplayName }}',
      heading: 'Reset your password',
      sentence:
        'We received a request to reset the password of your {{ projectDisplayName }} account.',
      expiry: 'The link works once and expires in {{ codeLifetime }}.',
      action: 'Reset password',
      otherwise: "If it wasn't you, ignore this email. Your password stays the same.",
      reason:
        'You received this email because a password reset was requested for {{ recipientEmail }} on {{ projectDisplayName }}.',
    },
    magic_link: {
      subject: '{{ otp }} is your {{ projectDisplayName }} sign-in code',
      heading: 'Sign in to {{ projectDisplayName }}',
      sentence: 'Enter this code to sign in.',
      expiry: 'It expires in {{ codeLifetime }}.',
      action: 'Sign in without the code',
      otherwise:
        "If it wasn't you, ignore this email. Never share the code: no one from {{ projectDisplayName }} will ask for it.",
      reason:
        'You received this email because a sign-in code was requested for {{ recipientEmail }} on {{ projectDisplayName }}.',
    },
    team_invitation: {
      subject: 'Join {{ teamDisplayName }} on {{ projectDisplayName }}',
      heading: 'Join {{ teamDisplayName }}',
      sentence:
        "You've been invited to join the team {{ teamDisplayName }} on {{ projectDisplayName }}.",
      expiry: 'The invitation works once and expires in {{ codeLifetime }}.',
      action: 'View invitation',
      otherwise: "If you don't know this team, you can ignore this email.",
      reason:
        'You received this email because {{ recipientEmail }} was invited to a team on {{ projectDisplayName }}.',
    },
  },
}
