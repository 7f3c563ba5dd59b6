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
import { ProblemContext, useFieldError } from './form.js'

export interface FieldProps extends Omit<ComponentProps<'input'>, 'children' | 'className' | 'id'> {
  label: ReactNode
  name: string
  /** Shown below the field. */
  help?: ReactNode
  /** The ID of a text that describes the field, in addition to what is shown below it. */
  describedBy?: string | undefined
  helpIcon?: IconName | undefined
  /** Replaces the help and marks the field as invalid. Default: the problem of this field in the form. */
  error?: ReactNode
  /** Shown inside the field, at its end. The icon of a search stands at the start. */
  end?: ReactNode
  /** Shown at the end of the label's line. The Tab key reaches it after the field. */
  labelEnd?: ReactNode
  /**
   * Focuses the field when it mounts. With `fine-pointer`, only where no on-screen keyboard would then cover half of
   * the page.
   */
  hasFocus?: boolean | 'fine-pointer' | undefined
  /** The height in lines. A field with it is a `textarea`. */
  rows?: number
  /** A new number returns the field to its default value. Its message stays. */
  resetCount?: number
}

/**
 * A labeled text field. It is uncontrolled, because React would copy the value of a controlled input, including a
 * password, into the HTML.
 */
export function Field(props: FieldProps) {
  const own = useFieldError(props.name)
  const problem = useContext(ProblemContext)
  const problemAt = useMemo(() => problem && now(), [problem])
  const { label, help, helpIcon, error: errorText = own, end, labelEnd, hasFocus, ...rest } = props
  const { resetCount, describedBy = '', ...input } = rest
  const [corrected, setCorrected] = useState<typeof problem>(null)
  // Editing the field may fix the problem.
  const error = problem !== null && problem === corrected ? undefined : errorText
  const id = useId()
  const element = useRef<HTMLInputElement>(null)
  // A layout effect, so that the field has focus before the heading would take it.
  useLayoutEffect(() => {
    if (hasFocus === true || (hasFocus && hasFinePointer()))
      element.current?.focus({ preventScroll: true })
  }, [hasFocus])
  const message = error ?? help
  const icon = error === undefined ? helpIcon : 'alert'
  // A `textarea` takes the attributes that fields of text have.
  const Control = (input.rows ? 'textarea' : 'input') as 'input'
  return (
    <div className="lk-field">
      <label className="lk-label" htmlFor={id}>
        {label}
      </label>
      <div className="lk-control">
        <Control
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
          aria-describedby={`${describedBy} ${id}-message`.trim()}
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
        {/* A new key makes screen readers announce an error again if its text is the same. */}
        {message !== undefined && (
          <span key={`${resetCount} ${error && problemAt}`}>{message}</span>
        )}
      </p>
    </div>
  )
}
