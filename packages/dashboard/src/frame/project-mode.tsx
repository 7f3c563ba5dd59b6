import { useRef } from 'react'
import { Link, useParams } from 'react-router'
import { useProject } from '../data/admin-context.js'
import { useFeature } from '../data/use-feature.js'
import { useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/frame.js'
import { Badge } from '../ui/badge.js'
import { InboxLink } from '../ui/inbox-link.js'

/** Says whether the open project is in production. In development, it opens what that means. */
export function ProjectMode() {
  const { text } = useTranslation()
  const { isProductionMode } = useProject()
  if (!isProductionMode) return <Development />
  return (
    <span className="mode">
      <Badge tone="good">{text('production')}</Badge>
    </span>
  )
}

function Development() {
  const { text } = useTranslation(texts)
  const { projectId = '' } = useParams()
  const hasInbox = useFeature('development-inbox')
  const popover = useRef<HTMLDivElement>(null)
  return (
    <div className="mode">
      <button type="button" popoverTarget="mode">
        <Badge>{text('development')}</Badge>
      </button>
      <div ref={popover} id="mode" popover="auto" className="mode-menu">
        <p>{text('developmentMeans')}</p>
        <p>
          <Link
            className="button quiet"
            to={`/projects/${projectId}/domains#production-mode`}
            onClick={() => popover.current?.hidePopover()}
          >
            {text('turnOnProduction')}
          </Link>
        </p>
        {hasInbox && (
          <>
            <p>{text('inboxMeans')}</p>
            <p>
              <InboxLink />
            </p>
          </>
        )}
      </div>
    </div>
  )
}
