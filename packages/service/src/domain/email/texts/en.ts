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
  notifications: {
    headings: {
      new_device: 'New sign-in to your account',
      password_added: 'A password was added',
      password_changed: 'Your password was changed',
      password_removed: 'Your password was removed',
      primary_email_changed: 'Your primary email was changed',
      sign_in_email_added: 'A sign-in email was added',
      sign_in_email_removed: 'A sign-in email was removed',
      email_codes_enabled: 'Sign-in with email codes was turned on',
      email_codes_disabled: 'Sign-in with email codes was turned off',
      provider_connected: '{{ provider }} was connected',
      provider_disconnected: '{{ provider }} was disconnected',
      passkey_added: 'A passkey was added',
      passkey_removed: 'Your passkey was removed',
      recovery_codes_created: 'New recovery codes were created',
      recovery_code_used: 'A recovery code was used',
      two_factor_enabled: 'Two-step verification was turned on',
      two_factor_disabled: 'Two-step verification was turned off',
      credentials_revoked: 'Other ways to sign in were removed',
      account_deletion_scheduled: 'Your account will be deleted',
      account_restored: 'Your account was restored',
    },
    change: 'This change was made to your {{ projectDisplayName }} account.',
    changeByAdministrator:
      'An administrator made this change to your {{ projectDisplayName }} account.',
    signIn: 'Someone signed in to your {{ projectDisplayName }} account from a new device.',
    revocation:
      'You verified the email address of your {{ projectDisplayName }} account. The other ways to sign in were added before that, so they no longer work.',
    lines: {
      time: 'Time: {{ time }}',
      device: 'Device: {{ device }}',
      ipAddress: 'IP address: {{ ipAddress }}',
      email: 'Email: {{ email }}',
      oldEmail: 'Previous email: {{ oldEmail }}',
      newEmail: 'New email: {{ newEmail }}',
      provider: 'Account: {{ provider }}',
      deletionTime: 'Deletion: {{ deletionTime }}',
    },
    browserOnSystem: '{{ browser }} on {{ system }}',
    unknown: 'Unknown',
    restoring: 'To keep your account, sign in before that time.',
    advice:
      "If this wasn't you, reset your password now. Then remove everything you don't recognize from your account settings.",
    adviceForAdministrator: "If you didn't expect this change, contact {{ projectDisplayName }}.",
    action: 'Open account settings',
    reason:
      'You received this email because {{ recipientEmail }} is or was an email address of an account on {{ projectDisplayName }}.',
  },
}
