import { useTranslation } from '../i18n/use-translation.js'

/**
 * The shape of what loads: parts of a page, such as cards, or the count and the rows of a list below its filters. The others
 * are pages with their title: cards, a table, a table below a search, cards beside the list of their names, or charts.
 */
export type SkeletonShape =
  | 'parts'
  | 'rows'
  | 'page'
  | 'list'
  | 'searched-list'
  | 'sections'
  | 'figures'

/** Replaces content that is still loading. It appears after a moment, in the shape of the content. */
export const Skeleton = ({ shape = 'parts' }: { shape?: SkeletonShape }) => (
  <div className="skeleton" role="status" aria-label={useTranslation().text('loading')}>
    {shape !== 'parts' && shape !== 'rows' && <span className="skeleton-title" />}
    {shape === 'searched-list' && <span className="skeleton-search" />}
    {shape === 'rows' && <span className="skeleton-count" />}
    {shape === 'figures' ? (
      <Figures />
    ) : shape === 'parts' || shape === 'page' || shape === 'sections' ? (
      <Cards isBesideList={shape === 'sections'} />
    ) : (
      <Rows />
    )}
  </div>
)

/** In a card, they are its lines. */
const Cards = ({ isBesideList }: { isBesideList: boolean }) => (
  <div className={isBesideList ? 'skeleton-cards beside-list' : 'skeleton-cards'}>
    <span />
    <span />
  </div>
)

/** The charts of the overview. */
const Figures = () => (
  <div className="skeleton-cards figures">
    <span />
    <span />
    <span />
    <span />
  </div>
)

/** A table: its heading and its first rows. */
const Rows = () => (
  <div className="skeleton-rows">
    <span />
    <span />
    <span />
    <span />
    <span />
    <span />
  </div>
)
