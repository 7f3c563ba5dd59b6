import { type ReactNode, useRef } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { Field } from './field.js'
import { CODE_LENGTH, type CodeKind, normalizeCode } from './normalize-code.js'

/** The props of `CodeInput`. */
export interface CodeInputProps {
  /** Default: the word for a code. */
  label?: string | undefined
  /** `digits` for a code of an authenticator app, `letters` for a code of an email. */
  kind: CodeKind
  /** Shown below the field. */
  help?: ReactNode
  /** The ID of a text that describes the field, in addition to what is shown below it. */
  describedBy?: string | undefined
  /** Why the code was rejected, shown below the field. */
  error?: ReactNode
  /** True focuses the field as soon as it is shown, for a page with a single field. */
  hasFocus?: boolean | undefined
  /** True while the typed code is being sent and cannot be changed. */
  isBusy?: boolean | undefined
  /** Called once for each complete code. */
  onComplete?: ((code: string) => void) | undefined
}

/**
 * A field for a code of six characters. Supports one-time-code autofill, and accepts a typed or pasted code in any
 * format.
 */
export function CodeInput({ label, kind, isBusy = false, onComplete, ...field }: CodeInputProps) {
  const { text } = useTranslation()
  const reportedCode = useRef('')
  const take = (input: HTMLInputElement, isComposing: boolean) => {
    const code = normalizeCode(input.value, kind)
    // Text of an active input method (IME) must not change.
    if (!isComposing && input.value !== code) {
      // The caret stays after the typed character.
      const { length } = normalizeCode(input.value.slice(0, Number(input.selectionStart)), kind)
      input.value = code
      input.setSelectionRange(length, length)
    }
    if (code.length !== CODE_LENGTH || code === reportedCode.current) return
    reportedCode.current = code
    onComplete?.(code)
  }
  return (
    <Field
      {...field}
      label={label ?? text('code')}
      name="code"
      type="text"
      dir="ltr"
      inputMode={kind === 'digits' ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      autoCapitalize={kind === 'digits' ? 'off' : 'characters'}
      autoCorrect="off"
      spellCheck={false}
      required
      readOnly={isBusy}
      onInput={(event) => take(event.currentTarget, event.nativeEvent.isComposing)}
      onCompositionEnd={(event) => take(event.currentTarget, false)}
    />
  )
}
