import { useTranslation } from '../i18n/use-translation.js'

interface SkeletonProps {
  /** Whether the page has a title, and a table or a list below it. Default: parts of a page, such as cards. */
  isList?: boolean
}

/** Replaces a page that is still loading. It appears after a moment, in the shape of the page. */
export const Skeleton = ({ isList = false }: SkeletonProps) => (
  <div
    className={isList ? 'skeleton rows' : 'skeleton'}
    role="status"
    aria-label={useTranslation().text('loading')}
  >
    <span />
    <span />
    <span />
  </div>
)
