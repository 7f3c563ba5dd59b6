import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { Icon } from '../icons.js'

interface FilterBarProps {
  search: ReactNode
  /** How many filters are set, beside the search. */
  count: number
  /** The fields of the filters. */
  children: ReactNode
}

/** The search and the filters of a list. On a phone, the filters open below the search. */
export function FilterBar({ search, count, children }: FilterBarProps) {
  const { text } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <search className={isOpen ? 'filters open' : 'filters'}>
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
    </search>
  )
}
