import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { Icon } from '../icons.js'
import { IsolatedText } from '../isolated-text.js'
import { plainText } from '../readable-text.js'

/** A filter that is set. */
export interface ActiveFilter {
  /** The chosen value, such as `Banned`. */
  readonly name: string
  remove(): void
}

interface FilterBarProps {
  search: ReactNode
  /** The filters that are set, beside the search. */
  active: readonly ActiveFilter[]
  /** The fields of the filters. */
  children: ReactNode
  onClear(): void
}

/** The search and the filters of a list, above the filters that are set. On a phone, the fields open below the search. */
export function FilterBar({ search, active, children, onClear }: FilterBarProps) {
  const { text } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
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
          {active.length === 0 ? text('filters') : text('filterCount', { count: active.length })}
          <Icon name="chevron" />
        </button>
        {children}
      </div>
      {active.length > 0 && (
        <ul className="chips" aria-label={text('activeFilters')}>
          {active.map(({ name, remove }) => (
            <li key={name}>
              <button
                className="chip"
                type="button"
                aria-label={text('removeNamed', { name: plainText(name) })}
                onClick={remove}
              >
                <IsolatedText text={name} />
                <Icon name="close" />
              </button>
            </li>
          ))}
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
