import { type ComponentProps, type ReactNode, useContext, useId, useMemo } from 'react'
import { now } from '../platform.js'
import { Icon, type IconName } from './icon.js'
import { ProblemContext, useFieldError } from './use-field-error.js'

export interface FieldProps extends Omit<ComponentProps<'input'>, 'children' | 'className' | 'id'> {
  label: string
  name: string
  /** Stands under the field. Its line is kept when it is empty, so that nothing jumps. */
  help?: ReactNode
  helpIcon?: IconName | undefined
  /** Takes the place of the help, and marks the field as wrong. Default: what is wrong with it in the form. */
  error?: ReactNode
  /** Stands inside the field, at its end. */
  end?: ReactNode
  /** Another number empties the field. Its message stays, and is read aloud where it changes. */
  clearings?: number
}

/**
 * A labelled text field. Its value stays in the field: React would copy the value of a controlled
 * one, a password too, into the attributes of the page.
 */
export function Field(props: FieldProps) {
  const own = useFieldError(props.name)
  const problem = useContext(ProblemContext)
  const toldAt = useMemo(() => problem && now(), [problem])
  const { label, help, helpIcon, error = own, end, clearings, ...input } = props
  const id = useId()
  const message = error ?? help
  const icon = error === undefined ? helpIcon : 'alert'
  return (
    <div className="lk-field">
      <label className="lk-label" htmlFor={id}>
        {label}
      </label>
      <div className="lk-control">
        <input
          // Email addresses run from left to right in every language.
          dir={input.type === 'email' ? 'ltr' : undefined}
          {...input}
          key={clearings}
          id={id}
          className="lk-input"
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-message`}
        />
        {end}
      </div>
      <p
        className={error === undefined ? 'lk-message' : 'lk-message lk-danger'}
        id={`${id}-message`}
        aria-live="polite"
      >
        {icon && <Icon name={icon} />}
        {/* Another one is read aloud, also where an error says what the help or the last one did. */}
        {message !== undefined && <span key={`${clearings} ${error && toldAt}`}>{message}</span>}
      </p>
    </div>
  )
}
