import { withState } from '../change/with-state.js'
import { ProfileView } from './profile-view.js'
import { useProfile } from './use-profile.js'

export const Profile = withState(useProfile, ProfileView)
