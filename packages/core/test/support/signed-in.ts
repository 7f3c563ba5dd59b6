import type { TestProject } from '@latchkey/testing'
import { ada, openTab } from './open-tab.js'

export const grace = { email: 'grace@example.com', password: 'another password' }

/** Opens a tab and signs the user in. */
export async function signedIn(project: TestProject, { email, password } = ada) {
  const tab = openTab(project)
  await tab.app.signInWithCredential({ email, password, noRedirect: true })
  return { ...tab, user: await tab.app.getUser({ or: 'throw' }) }
}

/** Opens a tab, signs Ada in and creates a team. */
export async function signedInWithTeam(project: TestProject) {
  const tab = await signedIn(project)
  return { ...tab, team: await tab.user.createTeam({ displayName: 'Engines' }) }
}
