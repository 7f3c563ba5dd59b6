import type { SectionProps } from '../section-props.js'
import { ProfileView } from './profile-view.js'
import { useProfile } from './use-profile.js'

export function Profile(props: SectionProps) {
  const [state, actions] = useProfile(props)
  return <ProfileView {...{ state, actions }} />
}
