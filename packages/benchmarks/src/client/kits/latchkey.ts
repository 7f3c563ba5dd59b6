import { ClientApp } from '../../../../core/src/index.js'
import type { OpenTab } from '../kit.js'

export const openLatchkey: OpenTab = async ({
  service,
  mockServer,
  email,
  password,
  ...project
}) => {
  const app = new ClientApp({ ...project, baseUrl: service })
  if (app.session.get().status === 'signed-out')
    await app.signInWithPassword({ email, password, noRedirect: true })
  const user = await app.getUser({ or: 'throw' })
  // A page subscribes to the user that it shows.
  app.user.subscribe(() => {})
  const tokens = await user.currentSession.getTokens()
  const caller = new ClientApp({ ...project, baseUrl: mockServer, tokenStore: tokens })
  return {
    cached: app.user,
    readUser: () => app.getUser(),
    readFresh: () => app.user.refresh(),
    call: () => caller.user.refresh(),
  }
}
