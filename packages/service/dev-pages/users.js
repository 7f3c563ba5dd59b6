import { element } from './element.js'
import { showTable, time } from './table.js'

const addressOf = ({ email, isVerified, isAnonymous }) => {
  if (email === null) return isAnonymous ? 'Anonymous' : 'No address'
  return isVerified ? email : `${email} (not verified)`
}

await showTable('users', (user) => [
  { label: 'Email address', content: addressOf(user), className: 'main' },
  { label: 'Name', content: user.displayName ?? '–' },
  { label: 'Signed up', content: time(user.signedUpAt) },
  { label: 'Last active', content: time(user.lastActiveAt) },
  { label: 'ID', content: element('code', {}, [user.id]) },
])
