import { useParams } from 'react-router'
import { useFeature } from '../data/use-feature.js'
import { useTranslation } from '../i18n/use-translation.js'
import { serviceUrl } from '../latchkey.js'
import { Icon } from './icons.js'

interface InboxLinkProps {
  /** Whether it opens the emails of all projects: those to members of a project are of the project of the dashboard. */
  isOfAllProjects?: boolean
}

/** Opens the emails of the project in the inbox of a service for development; nothing on other services. */
export function InboxLink({ isOfAllProjects = false }: InboxLinkProps) {
  const { text } = useTranslation()
  const { projectId = '' } = useParams()
  const hasInbox = useFeature('development-inbox')
  const query = isOfAllProjects ? '' : `?project=${encodeURIComponent(projectId)}`
  return (
    hasInbox && (
      <a
        className="button quiet"
        href={`${serviceUrl}/dev/mail${query}`}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name="email-log" />
        {text('openInbox')}
      </a>
    )
  )
}
