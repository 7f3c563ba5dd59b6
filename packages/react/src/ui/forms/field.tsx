import {
  type ComponentProps,
  type ReactNode,
  useContext,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { hasFinePointer, now } from '../../lib/platform.js'
import { Icon, type IconName } from '../icon.js'
import { ProblemContext, useFieldError } from './use-field-error.js'

export interface FieldProps extends Omit<ComponentProps<'input'>, 'children' | 'className' | 'id'> {
  label: string
  name: string
  /** Stands under the field. */
  help?: ReactNode
  helpIcon?: IconName | undefined
  /** Takes the place of the help, and marks the field as wrong. Default: what is wrong with it in the form. */
  error?: ReactNode
  /** Stands inside the field, at its end. */
  end?: ReactNode
  /** Stands at the end of the label's line. The Tab key reaches it after the field. */
  labelEnd?: ReactNode
  /**
   * Focuses the field when it mounts. With `fine-pointer`, only where no on-screen keyboard would then cover half of
   * the page.
   */
  hasFocus?: boolean | 'fine-pointer' | undefined
  /** Another number empties the field. Its message stays, and is read aloud where it changes. */
  resetCount?: number
}

/**
 * A labelled text field. Its value stays in the field: React would copy the value of a controlled
 * one, a password too, into the attributes of the page.
 */
export function Field(props: FieldProps) {
  const own = useFieldError(props.name)
  const problem = useContext(ProblemContext)
  const toldAt = useMemo(() => problem && now(), [problem])
  const { label, help, helpIcon, error: errorText = own, end, labelEnd, hasFocus, ...rest } = props
  const { resetCount, ...input } = rest
  const [corrected, setCorrected] = useState<typeof problem>(null)
  // What was wrong may be right as soon as the user edits the field.
  const error = problem !== null && problem === corrected ? undefined : errorText
  const id = useId()
  const element = useRef<HTMLInputElement>(null)
  // Before the heading of the page takes focus, which leaves it to a field that has it.
  useLayoutEffect(() => {
    if (hasFocus === true || (hasFocus && hasFinePointer()))
      element.current?.focus({ preventScroll: true })
  }, [hasFocus])
  const message = error ?? help
  const icon = error === undefined ? helpIcon : 'alert'
  return (
    <div className="lk-field">
      <label className="lk-label" htmlFor={id}>
        {label}
      </label>
      <div className="lk-control">
        <input
          // Enter submits the form from every field.
          enterKeyHint="go"
          // Email addresses run from left to right in every language.
          dir={input.type === 'email' ? 'ltr' : undefined}
          {...input}
          key={resetCount}
          ref={element}
          id={id}
          className="lk-input"
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-message`}
          onInput={(event) => {
            setCorrected(problem)
            input.onInput?.(event)
          }}
        />
        {end}
      </div>
      {labelEnd && <span className="lk-field-end">{labelEnd}</span>}
      <p
        className={error === undefined ? 'lk-message' : 'lk-message lk-danger'}
        id={`${id}-message`}
        aria-live="polite"
      >
        {icon && <Icon name={icon} />}
        {/* Another one is read aloud, also where an error says what the help or the last one did. */}
        {message !== undefined && <span key={`${resetCount} ${error && toldAt}`}>{message}</span>}
      </p>
    </div>
  )
}
