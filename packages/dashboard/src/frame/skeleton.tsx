import { useTranslation } from '../i18n/use-translation.js'

/**
 * The shape of what loads: parts of a page, such as cards, or the count and the rows of a list below its filters. The others
 * are pages with their title: cards, a table, a table below a search, charts, or cards beside the list of their names. The page of
 * a user or a team has a picture and a way back in its title, too.
 */
export type SkeletonShape =
  | 'parts'
  | 'rows'
  | 'page'
  | 'list'
  | 'searched-list'
  | 'charts'
  | 'sections'
  | 'profile'

/** Replaces content that is still loading. It appears after a moment, in the shape of the content. */
export const Skeleton = ({ shape = 'parts' }: { shape?: SkeletonShape }) => (
  <div className="skeleton" role="status" aria-label={useTranslation().text('loading')}>
    <Title shape={shape} />
    {shape === 'searched-list' && <span className="skeleton-search" />}
    {shape === 'rows' && <span className="skeleton-count" />}
    <Content shape={shape} />
  </div>
)

interface ShapeProps {
  shape: SkeletonShape
}

function Title({ shape }: ShapeProps) {
  if (shape === 'parts' || shape === 'rows') return null
  if (shape !== 'profile') return <span className="skeleton-title" />
  return (
    <div className="skeleton-profile">
      <span className="skeleton-picture" />
      <span className="skeleton-title" />
    </div>
  )
}

function Content({ shape }: ShapeProps) {
  switch (shape) {
    case 'parts':
    case 'page':
      return <Cards />
    case 'charts':
      return (
        <div className="skeleton-charts">
          <span className="skeleton-choice" />
          <div className="skeleton-cards">
            <span />
            <span />
            <span />
          </div>
        </div>
      )
    case 'sections':
    case 'profile':
      return (
        <div className="sections-page">
          <div className="skeleton-jumps">
            <span />
            <span />
            <span />
            <span />
            <span />
          </div>
          <div className="stack">
            <Cards />
          </div>
        </div>
      )
    default:
      return <Rows />
  }
}

/** In a card, they are its lines. */
const Cards = () => (
  <div className="skeleton-cards">
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
