import { Link } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.js'
import { Choice } from '../field.js'

const SIZES = [20, 50, 100]

/** Returns the number of rows of a page that the URL asks for. */
export function pageSizeIn(params: URLSearchParams): number {
  const size = Number(params.get('limit'))
  return SIZES.includes(size) ? size : (SIZES[0] ?? 20)
}

interface PaginationProps {
  /** The URLs of the pages around this one; undefined if there is none. */
  first?: string | undefined
  previous?: string | undefined
  next?: string | undefined
  size: number
  onSizeChange(size: string): void
}

/** The way to the pages before and after this one, and the number of rows of each. A list with few rows needs neither. */
export function Pagination({ first, previous, next, size, onSizeChange }: PaginationProps) {
  const { text } = useTranslation()
  if (next === undefined && previous === undefined && size === SIZES[0]) return null
  return (
    <nav className="pages" aria-label={text('pages')}>
      <Choice
        label={text('rows')}
        value={String(size)}
        options={Object.fromEntries(
          SIZES.map((rows) => [String(rows), text('rowsPerPage', { count: rows })]),
        )}
        onChange={({ target }) => onSizeChange(target.value)}
      />
      {first !== undefined && (
        <Link className="button quiet" to={first}>
          {text('firstPage')}
        </Link>
      )}
      {previous !== undefined && (
        <Link className="button quiet" to={previous} rel="prev">
          {text('previousPage')}
        </Link>
      )}
      {next !== undefined && (
        <Link className="button quiet" to={next} rel="next">
          {text('nextPage')}
        </Link>
      )}
    </nav>
  )
}
