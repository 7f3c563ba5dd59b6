import type { TestProject, TestUser } from './project.js'

export const RECOVERY_CODES_PATH = '/latchkey/recovery-codes'

/** Creates recovery codes for a user who has a second factor. */
export async function createRecoveryCodes(
  project: TestProject,
  { accessToken }: Pick<TestUser, 'accessToken'>,
): Promise<string[]> {
  const response = await project.call('POST', RECOVERY_CODES_PATH, { accessToken, body: {} })
  if (response.status !== 200) throw new Error(`No recovery codes were created: ${response.text}`)
  return response.body['codes'] as string[]
}
