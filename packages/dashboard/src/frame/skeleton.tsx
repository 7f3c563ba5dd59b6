import { useTranslation } from '../i18n/use-translation.js'
import { BackLink } from '../ui/page-title.js'

/**
 * The shape of what loads: parts of a page, such as cards; the choices of a form; rows below the filters of a list, which are
 * events, people with their count, or those of a table, also below a search; a graph, also above a table. The others are pages
 * with their title: cards, a table, people below a search, charts, or cards beside the list of their names, of a user, of a team
 * or of something else.
 */
export type SkeletonShape =
  | 'parts'
  | 'choices'
  | 'rows'
  | 'people'
  | 'table'
  | 'searched-table'
  | 'graph'
  | 'graph-and-table'
  | 'page'
  | 'list'
  | 'searched-list'
  | 'charts'
  | 'sections'
  | 'user'
  | 'team'

export interface SkeletonProps {
  shape?: SkeletonShape
  /** The title of the page, if it is known before its data. */
  title?: string | undefined
  /** The name of the list above the page, to which a link leads. */
  back?: string
}

/** Replaces content that is still loading. It appears after a moment, in the shape of the content. */
export function Skeleton({ shape = 'parts', title, back }: SkeletonProps) {
  const { text } = useTranslation()
  return (
    <>
      {back !== undefined && <BackLink name={back} />}
      <div className="skeleton" role="status" aria-label={text('loading')}>
        <Content shape={shape} title={title} />
      </div>
    </>
  )
}

function Content({ shape, title }: { shape: SkeletonShape; title: string | undefined }) {
  switch (shape) {
    case 'parts':
      return <Cards />
    case 'choices':
      return (
        <div className="skeleton-choices">
          <Bars count={12} />
        </div>
      )
    case 'rows':
      return (
        <>
          <Count />
          <Rows of="log" />
        </>
      )
    case 'people':
      return (
        <>
          <Count />
          <Rows of="people" />
        </>
      )
    case 'table':
      return <Rows of="cells" />
    case 'searched-table':
      return (
        <>
          <Search />
          <Rows of="cells" />
        </>
      )
    case 'graph':
      return <span className="skeleton-graph" />
    case 'graph-and-table':
      return (
        <>
          <span className="skeleton-graph" />
          <Rows of="cells" />
        </>
      )
    case 'page':
      return (
        <>
          <Title text={title} />
          <Cards />
        </>
      )
    case 'list':
      return (
        <>
          <Title text={title} />
          <Rows of="cells" />
        </>
      )
    case 'searched-list':
      return (
        <>
          <Title text={title} />
          <Search />
          <Count />
          <Rows of="people" />
        </>
      )
    case 'charts':
      return (
        <>
          <Title text={title} />
          <div className="skeleton-charts">
            <span className="skeleton-choice" />
            <div className="skeleton-cards">
              <Bars count={3} />
            </div>
          </div>
        </>
      )
    case 'sections':
      return (
        <>
          <Title text={title} />
          <Sections />
        </>
      )
    case 'user':
      return (
        <>
          <div className="skeleton-profile">
            <span className="skeleton-picture" />
            <div>
              <Title />
              <Facts count={3} />
            </div>
            <span className="skeleton-button" />
          </div>
          <Sections />
        </>
      )
    case 'team':
      return (
        <>
          <div className="skeleton-profile">
            <span className="skeleton-picture" />
            <div>
              <span className="skeleton-title alone" />
              <Facts count={2} />
            </div>
          </div>
          <Sections />
        </>
      )
  }
}

/** A bar stands for an unknown title. */
const Title = ({ text }: { text?: string | undefined }) => (
  <span className={text === undefined ? 'skeleton-title' : 'skeleton-title known'}>{text}</span>
)

const Search = () => <span className="skeleton-search" />

const Count = () => <span className="skeleton-count" />

function Bars({ count }: { count: number }) {
  return Array.from({ length: count }, (_, place) => <span key={place} />)
}

/** A line below a title. */
const Facts = ({ count }: { count: number }) => (
  <div className="skeleton-facts">
    <Bars count={count} />
  </div>
)

/** In a card, they are its lines. */
const Cards = () => (
  <div className="skeleton-cards">
    <Bars count={2} />
  </div>
)

/** A table: its heading and its first rows. A log has no heading. */
const Rows = ({ of }: { of?: 'log' | 'people' | 'cells' }) => (
  <div className={of ? `skeleton-rows ${of}` : 'skeleton-rows'}>
    <Bars count={6} />
  </div>
)

const Sections = () => (
  <div className="sections-page">
    <div className="skeleton-jumps">
      <Bars count={5} />
    </div>
    <div className="stack">
      <Cards />
    </div>
  </div>
)
