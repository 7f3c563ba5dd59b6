import type { Labels } from './text.js'

export const ar: Partial<Labels> = {
  signIn: 'تسجيل الدخول',
}
