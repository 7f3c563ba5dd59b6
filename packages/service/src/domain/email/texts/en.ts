import type { EmailTemplateType, SecurityNotificationType } from '../../../db/values.js'

/** Texts of one email. They may hold the placeholders of its template. */
interface TemplateTexts {
  /** Starts with the code if there is one, because notifications cut the end off. */
  subject: string
  heading: string
  /** The purpose of the email. With `expiry`, inboxes show it beside the subject. */
  sentence: string
  /** `{{ codeLifetime }}` is a nominative such as `10 minutes`. */
  expiry: string
  /** Label of the button. */
  action: string
  /** Advice for a reader who did not ask for the email. */
  otherwise: string
  /** Why the reader received it. */
  reason: string
}

/**
 * Every text of the emails, and of the pages behind their links. The other languages are JSON files with the same keys
 * and placeholders. A text that a language lacks is in English.
 */
export const englishTexts = {
  /** Text above the URL that the button opens. */
  fallback: "If the button doesn't work, open this link:",
  /** Below the email, if the project has an address for questions. */
  support: 'Questions? Write to {{ supportEmail }}.',
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
  } satisfies Record<EmailTemplateType, TemplateTexts>,
  /** Texts of an invitation whose sender is known. */
  invitation: {
    sentence:
      '{{ inviterDisplayName }} invited you to join the team {{ teamDisplayName }} on {{ projectDisplayName }}.',
  },
  /** Texts of the security notifications. They may hold the placeholders of notifications. */
  notifications: {
    /** The event. The subject starts with it. */
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
    } satisfies Record<SecurityNotificationType, string>,
    /** Below the heading of a change by the user. */
    change: 'This change was made to your {{ projectDisplayName }} account.',
    /** Below the heading of a change by a server or an administrator. */
    changeByAdministrator:
      'An administrator made this change to your {{ projectDisplayName }} account.',
    /** Below the heading of `new_device`. */
    signIn: 'Someone signed in to your {{ projectDisplayName }} account from a new device.',
    /** Below the heading of `credentials_revoked`. */
    revocation:
      'You verified the email address of your {{ projectDisplayName }} account. The other ways to sign in were added before that, so they no longer work.',
    /** Facts, a line each. */
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
    /** The device, if both are known. */
    browserOnSystem: '{{ browser }} on {{ system }}',
    /** A device or an address that is not known. */
    unknown: 'Unknown',
    /** How to keep an account that will be deleted. */
    restoring: 'To keep your account, sign in before that time.',
    /** Advice about a change that the reader did not make. */
    advice:
      "If this wasn't you, reset your password now. Then remove everything you don't recognize from your account settings.",
    /** The same where users have no passwords. */
    adviceWithoutPassword:
      "If this wasn't you, remove everything you don't recognize from your account settings.",
    /** Advice about an unexpected change by an administrator. */
    adviceForAdministrator: "If you didn't expect this change, contact {{ projectDisplayName }}.",
    /** Label of the button, or of the link below another button. */
    action: 'Open account settings',
    /** The same in an email about an account that will be deleted. */
    signInAction: 'Sign in',
    /** Why the reader received it. */
    reason:
      'You received this email because {{ recipientEmail }} is or was an email address of an account on {{ projectDisplayName }}.',
  },
  /** Texts for the owner of an address that another person may have created an account with. */
  rejection: {
    /** Where the account was created, a line of the email and of the page. */
    location: 'Location: {{ location }}',
    /** Label of the link in the email and of the button on the page. */
    action: "This wasn't me",
    /** Title of the page. */
    question: 'Did you create this account?',
    /** Below the title. */
    explanation: 'An account on {{ projectDisplayName }} was created with {{ recipientEmail }}.',
    /** Consequence of the button, and advice for a reader who created the account. */
    consequence:
      "If it wasn't you, we'll sign everyone out of this account and remove your email from it. If it was you, close this page.",
    /** After the button was pressed. */
    done: 'Your email was removed from the account, and everyone was signed out of it.',
    /** Shown for a link that has expired or was used. */
    invalid: "This link doesn't work anymore. It has expired, or it was already used.",
  },
  /** Texts about emails that apps send and users can turn off. */
  unsubscribe: {
    /** Why the reader received the email. */
    reason: 'You received this email because you have an account on {{ projectDisplayName }}.',
    /** Label of the link and of the button. */
    action: 'Unsubscribe',
    /** Above the button. */
    question: 'Stop receiving these emails from {{ projectDisplayName }}?',
    /** After the button was pressed. */
    done: "You're unsubscribed from these emails.",
    /** Shown for a link without a valid code. */
    invalid: "This link doesn't work. Open the link in the email again.",
  },
  /** Texts of the pages on which users sign in to other apps and devices. */
  otherApps: {
    /** A request that is not valid: title, and advice above the error code. */
    failed: "This request doesn't work",
    startAgain: 'Go back to the app that brought you here, and start again.',
    /** A request that was answered, has expired or began in another browser. */
    expired: 'This request has expired',
    startAgainHere:
      'Go back to the app that brought you here, and start again in the same browser.',
    /** A failure of the service. */
    broken: 'Something went wrong',
    /** The form for the code of a device. */
    enterCode: 'Enter the code of your device',
    codeHint:
      'Your device shows a code of eight letters. Never enter a code that someone sent to you.',
    wrongCode:
      'This code is wrong, expired or was used. Look at your device, and enter the code again.',
    /** The form was open for too long, or was sent twice. */
    formExpired: 'This page has expired. Enter the code again.',
    code: 'Code',
    continue: 'Continue',
    /** The question whether the device of the user shows the code below. */
    confirmCode: 'Does your device show this code?',
    confirmHint:
      '{{ client }} asks for access to your account. Continue only if you started this and your device shows this code.',
    cancel: 'Cancel',
    /** After the user has canceled. */
    canceled: 'Canceled',
    noAccess: 'The device gets no access.',
    /** After the user has allowed the access. */
    done: 'Your device is signed in',
    backToDevice: 'Go back to your device. You can close this page.',
  },
  /** Texts of the page at the end of a test of an identity provider. */
  signInTest: {
    succeeded: 'The test succeeded',
    goBack: 'You can close this page, and go back to the page where you started the test.',
    failed: 'The test failed',
    readReason: 'Close this page. The page where you started the test says why.',
    /** A test that is unknown or was finished: title, and advice. */
    over: 'This test has ended',
    startAgain: 'It was already finished, or took too long. Start it again.',
  },
}
