import { useTranslation } from '../i18n/use-translation.js'

/** Replaces a page that is still loading. It appears after a moment. */
export const Skeleton = () => (
  <div className="skeleton" role="status" aria-label={useTranslation().text('loading')}>
    <span />
    <span />
    <span />
  </div>
)
