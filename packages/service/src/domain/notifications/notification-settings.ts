import type { SecurityNotificationType } from '../../db/values.js'

/**
 * Applies changes to the notifications that a project does not send. A type without an entry stays as it is.
 *
 * @example switchNotifications(['new_device'], { new_device: true, passkey_added: false }) // ['passkey_added']
 */
export function switchNotifications(
  disabled: readonly SecurityNotificationType[],
  changes: Partial<Record<SecurityNotificationType, boolean | undefined>> = {},
): SecurityNotificationType[] {
  const changed = Object.entries(changes) as [SecurityNotificationType, boolean | undefined][]
  const result = new Set(disabled)
  for (const [type, isEnabled] of changed) {
    if (isEnabled === false) result.add(type)
    if (isEnabled === true) result.delete(type)
  }
  return [...result]
}
