import { useTranslation } from '../../i18n/use-translation.js'
import { Icon } from '../icons.js'
import { IsolatedText } from '../isolated-text.js'
import { plainText } from '../readable-text.js'

interface FilterChipProps {
  /** The chosen value, such as `Banned`. */
  name: string
  onRemove(): void
}

/** A filter that is set. It removes itself. */
export function FilterChip({ name, onRemove }: FilterChipProps) {
  const { text } = useTranslation()
  return (
    <li>
      <button
        className="chip"
        type="button"
        aria-label={text('removeNamed', { name: plainText(name) })}
        onClick={onRemove}
      >
        <IsolatedText text={name} />
        <Icon name="close" />
      </button>
    </li>
  )
}
