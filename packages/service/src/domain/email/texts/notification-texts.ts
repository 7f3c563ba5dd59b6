import type { SecurityNotificationType } from '../../../db/values.js'

/** Texts of the security notifications. They may hold the placeholders of notifications. */
export interface NotificationTexts {
  /** The event. The subject starts with it. */
  headings: Readonly<Record<SecurityNotificationType, string>>
  /** Below the heading of a change by the user. */
  change: string
  /** Below the heading of a change by a server or an administrator. */
  changeByAdministrator: string
  /** Below the heading of `new_device`. */
  signIn: string
  /** Below the heading of `credentials_revoked`. */
  revocation: string
  /** Facts, a line each. */
  lines: {
    time: string
    device: string
    ipAddress: string
    email: string
    oldEmail: string
    newEmail: string
    provider: string
    deletionTime: string
  }
  /** The device, if both are known. */
  browserOnSystem: string
  /** A device or an address that is not known. */
  unknown: string
  /** How to keep an account that will be deleted. */
  restoring: string
  /** Advice about a change that the reader did not make. */
  advice: string
  /** Advice about an unexpected change by an administrator. */
  adviceForAdministrator: string
  /** Label of the button. */
  action: string
  /** Why the reader received it. */
  reason: string
}
