import type { Endpoint, TypedMethod } from '../../endpoint.js'
import type * as schema from '../../schemas/sign-in/password.js'

export const signInWithPassword = {
  method: 'POST' as TypedMethod<'POST', typeof schema.signInWithPassword>,
  path: '/auth/password/sign-in',
  errors: [
    'PASSWORD_AUTHENTICATION_NOT_ENABLED',
    'EMAIL_PASSWORD_MISMATCH',
    'USER_BANNED',
    'ACCOUNT_DELETION_PENDING',
    'PASSWORD_CHANGE_REQUIRED',
    'GENERATED_PASSWORD_EXPIRED',
    'MULTI_FACTOR_AUTHENTICATION_REQUIRED',
  ],
} as const satisfies Endpoint
