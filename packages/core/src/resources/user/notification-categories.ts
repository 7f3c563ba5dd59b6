import * as routes from '@latchkey/contract/routes/app-emails'
import { invalidateUserData, type UserScope } from '../scope.js'

/** The data of a category of emails. */
export interface NotificationCategoryFields {
  /** The ID of the category. */
  readonly id: string
  /** `Transactional` or `Marketing`. */
  readonly name: string
  /** Whether the user receives the emails of the category. */
  readonly enabled: boolean
  /** Whether the user can turn the emails of the category off. */
  readonly canDisable: boolean
}

/** A category of emails that the app sends, with the choice of one user. */
export class NotificationCategory implements NotificationCategoryFields {
  declare readonly id: string
  declare readonly name: string
  declare readonly enabled: boolean
  declare readonly canDisable: boolean
  readonly #scope: UserScope

  constructor(scope: UserScope, fields: NotificationCategoryFields) {
    this.#scope = scope
    Object.freeze(Object.assign(this, fields))
  }

  /**
   * Turns the emails of the category on or off for the user. Rejects if `canDisable` is false and `enabled` is false.
   *
   * @example await category.setEnabled(false)
   */
  async setEnabled(enabled: boolean): Promise<void> {
    const { http, userId } = this.#scope
    const params = { userId, notificationCategoryId: this.id }
    await http.request(routes.updateNotificationPreference, { params, body: { enabled } })
    await invalidateUserData(this.#scope, 'listNotificationCategories')
  }
}

export async function listNotificationCategories(
  scope: UserScope,
): Promise<NotificationCategory[]> {
  const params = { userId: scope.userId }
  const { items } = await scope.http.request(routes.listNotificationPreferences, { params })
  return items.map(
    ({ notificationCategoryId, notificationCategoryName, enabled, canDisable }) =>
      new NotificationCategory(scope, {
        id: notificationCategoryId,
        name: notificationCategoryName,
        enabled,
        canDisable,
      }),
  )
}
