import type { TestProject, TestUser } from './project.js'

export const RECOVERY_CODES_PATH = '/latchkey/recovery-codes'

/** Creates recovery codes for a user who has a second factor. */
export async function createRecoveryCodes(
  project: TestProject,
  { accessToken }: Pick<TestUser, 'accessToken'>,
): Promise<string[]> {
  const answer = await project.call('POST', RECOVERY_CODES_PATH, { accessToken, body: {} })
  if (answer.status !== 200) throw new Error(`No recovery codes were created: ${answer.text}`)
  return answer.body['codes'] as string[]
}
