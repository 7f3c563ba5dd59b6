import type { Client } from '../client/client.js'
import { App } from './app.js'
import { type CurrentUser, loadCurrentUser } from './current-user.js'

/** The app on its user's device, wherever its session is. */
export abstract class BaseClientApp extends App<CurrentUser> {
  protected override loadUser(client: Client, generation: number): Promise<CurrentUser | null> {
    return loadCurrentUser(client, generation)
  }
}
