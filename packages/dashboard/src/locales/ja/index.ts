import type { Texts } from '../text.js'
import { texts as developers } from './developers.js'
import { texts as emails } from './emails.js'
import { texts as oauthServer } from './oauth-server.js'
import { texts as settings } from './settings.js'
import { texts as shared } from './shared.js'
import { texts as singleSignOn } from './single-sign-on.js'
import { texts as teams } from './teams.js'
import { texts as users } from './users.js'

export const texts: Texts = {
  ...shared,
  ...users,
  ...teams,
  ...settings,
  ...emails,
  ...developers,
  ...oauthServer,
  ...singleSignOn,
}
