import { useParams } from 'react-router'
import { useFeature } from '../data/use-feature.js'
import { useTranslation } from '../i18n/use-translation.js'
import { serviceUrl } from '../latchkey.js'
import { Icon } from './icons.js'

/** Opens the emails of the project in the inbox of a service for development; nothing on other services. */
export function InboxLink() {
  const { text } = useTranslation()
  const { projectId = '' } = useParams()
  const hasInbox = useFeature('development-inbox')
  return (
    hasInbox && (
      <a
        className="button quiet"
        href={`${serviceUrl}/dev/mail?project=${encodeURIComponent(projectId)}`}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name="email-log" />
        {text('openInbox')}
      </a>
    )
  )
}
