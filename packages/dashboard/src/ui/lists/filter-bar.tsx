import { Children, type ReactNode, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { Icon } from '../icons.js'

interface FilterBarProps {
  search: ReactNode
  /** A `FilterChip` for each filter that is set, beside the search. */
  chips: ReactNode
  /** The fields of the filters. */
  children: ReactNode
  onClear(): void
}

/** The search and the filters of a list, above the filters that are set. On a phone, the fields open below the search. */
export function FilterBar({ search, chips, children, onClear }: FilterBarProps) {
  const { text } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const count = Children.toArray(chips).length
  return (
    <search>
      <div className={isOpen ? 'filters open' : 'filters'}>
        {search}
        <button
          className="button quiet filters-toggle"
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {count === 0 ? text('filters') : text('filterCount', { count })}
          <Icon name="chevron" />
        </button>
        {children}
      </div>
      {count > 0 && (
        <ul className="chips" aria-label={text('activeFilters')}>
          {chips}
          <li>
            <button className="link" type="button" onClick={onClear}>
              {text('clearFilters')}
            </button>
          </li>
        </ul>
      )}
    </search>
  )
}
