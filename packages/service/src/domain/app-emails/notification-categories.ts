/** A kind of emails that apps send. Users can turn some kinds off. */
export interface NotificationCategory {
  id: string
  name: 'Transactional' | 'Marketing'
  canDisable: boolean
}

export const transactional: NotificationCategory = {
  id: '9c36662e-ba42-472e-ac1a-461e7022ef47',
  name: 'Transactional',
  canDisable: false,
}

export const marketing: NotificationCategory = {
  id: 'deef15d2-a168-43b7-9d4e-1d6cf0c482af',
  name: 'Marketing',
  canDisable: true,
}

export const notificationCategories: readonly NotificationCategory[] = [transactional, marketing]
