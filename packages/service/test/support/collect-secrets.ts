import type { CallOptions, TestProject } from './project.js'

/** Fields of requests and responses that contain secrets. */
const SECRET_FIELDS = new Set([
  'access_token',
  'refresh_token',
  'password',
  'old_password',
  'new_password',
  'totp_secret_base64',
  'code',
  'nonce',
  'value',
  'secret_server_key',
  'link',
])

/** Returns the call of a project such that it adds the secrets of requests and responses to a set. */
export function collectSecrets(
  call: TestProject['call'],
  secrets: Set<string>,
): TestProject['call'] {
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [name, inner] of Object.entries(value)) {
      // Addresses are no secrets, and neither are the codes of errors.
      const isSecret = typeof inner === 'string' && !/@|^[A-Z_]+$/.test(inner)
      if (SECRET_FIELDS.has(name) && isSecret) secrets.add(inner)
      collect(inner)
    }
  }
  return async (method: string, path: string, options?: CallOptions) => {
    const response = await call(method, path, options)
    collect(options?.body)
    collect(response.body)
    return response
  }
}
