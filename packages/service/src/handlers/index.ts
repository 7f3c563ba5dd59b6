import type { Implementation } from '../implement.js'
import { anonymous } from './anonymous.js'
import { contactChannels } from './contact-channels.js'
import { features } from './features.js'
import { oauth } from './oauth.js'
import { password } from './password.js'
import { projects } from './projects.js'
import { serverUsers } from './server/users.js'
import { sessions } from './sessions.js'
import { users } from './users.js'

/** Every call that the service answers. */
export const implementations: readonly Implementation[] = [
  ...anonymous,
  ...contactChannels,
  ...features,
  ...oauth,
  ...password,
  ...projects,
  ...serverUsers,
  ...sessions,
  ...users,
]
