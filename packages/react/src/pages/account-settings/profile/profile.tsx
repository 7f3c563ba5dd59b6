import { withState } from '../../page/with-state.js'
import type { SectionProps } from '../section-props.js'
import { DataExportView } from './data-export-view.js'
import { ProfileView } from './profile-view.js'
import { useDataExport } from './use-data-export.js'
import { useProfile } from './use-profile.js'

const OwnProfile = withState(useProfile, ProfileView)
const DataExport = withState(useDataExport, DataExportView)

/** Name and picture of the user, and the download of the user's data. */
export const Profile = (props: SectionProps) => (
  <>
    <OwnProfile {...props} />
    <DataExport {...props} />
  </>
)
