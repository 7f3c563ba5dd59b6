import { type ReactNode, useState } from 'react'
import { useIsAllowed } from '../data/role.js'
import { useTranslation } from '../i18n/use-translation.js'
import { Dialog } from './dialog.js'
import { Field } from './field.js'
import { type Effect, Form } from './form.js'
import { plainText } from './readable-text.js'

interface FormButtonProps {
  /** Of the button and of its form: a red button opens a form whose button is red. */
  effect: Effect
  label: string
  /** The accessible name, which distinguishes several buttons with the same label. */
  ariaLabel?: string
  /** A name in it needs `IsolatedText`. */
  title: ReactNode
  /** Label of the button in the dialog: the verb and its object, such as `Delete user`. */
  confirm: string
  isDisabled?: boolean
  /** The consequence, and fields. */
  children: ReactNode
  /** The dialog closes after it. */
  onConfirm(fields: FormData): Promise<unknown>
}

/** A button that opens a dialog with a form that acts. */
export function FormButton({
  effect,
  label,
  ariaLabel,
  title,
  confirm,
  isDisabled = false,
  children,
  onConfirm,
}: FormButtonProps) {
  const isAllowed = useIsAllowed()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <button
        className={effect === 'destructive' ? 'button quiet danger-text' : 'button quiet'}
        type="button"
        aria-label={ariaLabel && plainText(ariaLabel)}
        disabled={!isAllowed}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </button>
      {isOpen && (
        <Dialog title={title} onClose={close}>
          <Form
            submit={confirm}
            done=""
            effect={effect}
            isDisabled={isDisabled}
            isQuestion
            onSubmit={async (fields) => {
              await onConfirm(fields)
              close()
            }}
          >
            {children}
          </Form>
        </Dialog>
      )}
    </>
  )
}

interface ConfirmButtonProps extends Omit<FormButtonProps, 'isDisabled' | 'onConfirm'> {
  /** A text that must be typed first. */
  typed?: string
  onConfirm(): Promise<unknown>
}

/**
 * A button for an action that cannot be undone. It opens a dialog that describes the consequence. An action that
 * can be undone needs no question: use `UndoableButton` for it.
 */
export function ConfirmButton({ typed, children, onConfirm, ...buttonProps }: ConfirmButtonProps) {
  const { text } = useTranslation()
  const [value, setValue] = useState('')
  return (
    <FormButton
      {...buttonProps}
      isDisabled={typed !== undefined && value !== typed}
      onConfirm={onConfirm}
    >
      <div>{children}</div>
      {typed !== undefined && (
        <Field
          label={text('typeToConfirm', { text: typed })}
          value={value}
          autoComplete="off"
          onChange={(event) => setValue(event.target.value)}
        />
      )}
    </FormButton>
  )
}
