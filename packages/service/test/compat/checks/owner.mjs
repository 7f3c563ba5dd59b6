import assert from 'node:assert/strict'
import { createApps, newEmail } from '../apps.mjs'
import { assertOk } from '../expect.mjs'

/**
 * Projects that a user of the project `internal` owns and configures without keys.
 *
 * @param {import('../run-client.mjs').World} world
 */
export const checkOwner = async ({ client, createProject, check }) => {
  const owned = await createProject()
  const owner = { email: newEmail(), password: 'correct horse battery' }
  const internal = await createProject({
    id: 'internal',
    displayName: 'Internal',
    users: [{ ...owner, ownedProjectIds: [owned.clientOptions.projectId] }],
  })
  const signIn = async () => {
    const app = createApps(client, internal).newClientApp()
    assertOk(await app.signInWithCredential({ ...owner, noRedirect: true }))
    return app.getUser({ or: 'throw' })
  }

  await check('lists and updates an owned project', async () => {
    const [project] = await (await signIn()).listOwnedProjects()
    assert.equal(project.id, owned.clientOptions.projectId)
    await project.update({ displayName: 'Renamed by its owner' })
    assert.equal((await project.app.getProject()).displayName, 'Renamed by its owner')
  })

  await check('manages the users of an owned project', async () => {
    const [project] = await (await signIn()).listOwnedProjects()
    const { id } = await project.app.createUser({ primaryEmail: newEmail() })
    assert.equal((await project.app.getUser(id)).id, id)
  })

  await check('creates a project that the user owns', async () => {
    const user = await signIn()
    const { id: teamId } = await user.createTeam({ displayName: 'Owners' })
    // Newer clients name the team that owns the project, which older ones leave out.
    const created = await user.createProject({ displayName: 'Second project', teamId })
    assert.equal(created.displayName, 'Second project')
    const ids = (await user.listOwnedProjects()).map((/** @type {any} */ { id }) => id)
    assert.ok(ids.includes(created.id))
  })
}
